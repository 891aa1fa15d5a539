import type { manifest, RouteId } from '../routes/manifest';
import { coolersGrid } from './catalogue';
import { company } from './facts/company';
import { standards } from './facts/tests';
import { privacyPolicy } from './policies/privacy-policy';
import type { Seo } from './types';

type ProductRoute = Extract<(typeof manifest)[number], { screen: 'product' }>['id'];

/** The pages of this file: all routes except products, and the pages without an address. */
export type SeoPage = Exclude<RouteId, ProductRoute> | 'not-found' | 'offline';

/** Title, description and keywords by page (section 2). Those of product pages are in products/. */
export const seo: Readonly<Record<SeoPage, Seo>> = {
  home: {
    title: 'Passive-cooling medical transport coolers',
    description: `Passive-cooling transport coolers for blood products, medication and specimens, with their figures. In operation since ${company.operatingSince}.`,
    keywords: [
      'medical transport cooler',
      'passive cooling',
      'blood transport cooler',
      'medical cold chain',
      'Cryo-Disk',
      'PCM cooler',
    ],
  },
  about: {
    title: 'About us: coolers for medical transport',
    description:
      'Who we are, who trusts our coolers, validation and space gauging, and two files of test-lab results to download.',
    keywords: ['about medical coolers', 'cooler manufacturer', 'cooler validation', 'test results', 'passive cooling'],
  },
  team: {
    title: 'Our team: founder and board member',
    description:
      'Meet the founder of our company and a board member who brings decades of work in biochemical engineering.',
    keywords: ['medical cooler team', 'founder', 'board member', 'biochemical engineering'],
  },
  faqs: {
    title: 'Frequently asked questions on medical coolers',
    description:
      'Which cooler fits, how long it holds, whether it can be opened in transit, what it was tested to and how to ask for a custom one.',
    keywords: ['medical cooler questions', 'hold time', 'opened in transit', 'ISTA 7D', 'custom cooler'],
  },
  services: {
    title: 'Manufacturing, OEM, packaging and logistics',
    description:
      'Five services around our medical coolers: manufacturing, OEM fulfillment, packaging, distribution and global logistics.',
    keywords: ['cooler manufacturing', 'OEM fulfillment', 'packaging', 'distribution', 'global logistics'],
  },
  specimens: {
    title: 'Coolers by specimen: blood, plasma, platelets',
    description:
      'Storage temperatures, sizes and maximum quantities for eight specimens, from red blood cells to immunoglobulin, and coolers to look at for each.',
    keywords: [
      'specimen transport',
      'red blood cells',
      'thawed plasma',
      'platelets',
      'cryoprecipitate',
      'immunoglobulin',
      'albumin',
    ],
  },
  find: {
    title: 'Find a medical cooler by range, hours, openings',
    description:
      'Give the temperature range, the hours and the openings you need. Each cooler answers with the figure that decides.',
    keywords: [
      'find a medical cooler',
      'cooler finder',
      'hold time',
      'temperature range',
      '2–8 °C cooler',
      'compare coolers',
    ],
  },
  compare: {
    title: 'Compare medical transport coolers side by side',
    description:
      'Two to four medical transport coolers side by side: range, hold time, openings, sizes and tests, with the figure that decides for your need.',
    keywords: ['compare medical coolers', 'cooler comparison', 'hold time', 'temperature range', 'tested to'],
  },
  evidence: {
    title: 'Evidence: what our coolers were tested to',
    description: `Every test and qualification we state, one row each: ${standards.ista7d}, ${standards.ista7e}, ${standards.milStd810}, trailer tests. With the figures stated, and a request for each report.`,
    keywords: [
      'cooler test report',
      standards.ista7d,
      standards.ista7e,
      standards.milStd810,
      standards.pdaReport39,
      'cooler validation',
    ],
  },
  parts: {
    title: 'Parts by cooler: disks, PCMs, inserts, straps',
    description:
      'Which Cryo-Disk, PCM, insert, cylinder, strap or logger belongs to which medical cooler, with sizes, and a request for each part.',
    keywords: ['cooler parts', 'Cryo-Disk reorder', 'PCM gate', 'cryo cylinder', 'cooler shoulder strap', 'disk sizes'],
  },
  products: {
    title: 'Medical coolers and accessories: all products',
    description:
      'Coolers and accessories for medical transport with range, hold time and size at a glance, and a form to describe a cooler of your own.',
    keywords: ['medical coolers', 'transport cooler products', 'custom cooler', 'OEM cooler', 'cooler accessories'],
  },
  coolers: {
    title: 'Transport coolers for medication and blood',
    description: `Compare ${coolersGrid.length} medical transport coolers by range, hold time and size. OEM, packaging and logistics services, and custom products on request.`,
    keywords: [
      'transport coolers',
      'medication cooler',
      'blood cooler',
      'OEM cooler',
      'hard cooler',
      'specimen chiller',
    ],
  },
  contact: {
    title: 'Contact us and send a product inquiry',
    description: 'Call, write or send an inquiry: describe your product, its temperature range, packaging and journey.',
    keywords: ['contact', 'product inquiry', 'solution specialist', 'request a cooler'],
  },
  blog: {
    title: 'Latest blog posts (placeholder page)',
    description:
      'Placeholder list of blog posts with search, categories and tags. The posts are filler text of the page template.',
    keywords: ['blog', 'placeholder', 'posts', 'categories'],
  },
  'blog-details': {
    title: 'Blog post details (placeholder page)',
    description:
      'Placeholder article with a comments list and a comment form. The article is filler text of the page template.',
    keywords: ['blog post', 'placeholder', 'article', 'comments'],
  },
  'project-details': {
    title: 'Roofing project details (placeholder page)',
    description:
      'Placeholder project about roofing with previous and next project. The text is filler of the page template.',
    keywords: ['project', 'placeholder', 'roofing', 'details'],
  },
  glossary: {
    title: 'Glossary of cold-chain and blood-product terms',
    description: `Pack-out, hold time, prequalified, ${standards.ista7d}, IP67, storage and transport range: the words of medical cold-chain transport in plain sentences.`,
    keywords: [
      'cold chain glossary',
      'pack-out',
      'hold time',
      'phase-change material',
      'prequalified',
      'storage range',
    ],
  },
  search: {
    title: 'Search coolers, pages and questions',
    description:
      'Search all pages, products and questions on medical transport coolers: by product, specimen, temperature, test or accessory.',
    keywords: ['search', 'medical coolers', 'products', 'questions'],
  },
  'privacy-policy': {
    title: 'Privacy Policy: your information and rights',
    description: `Which information we collect through this website, how we use, share and protect it, and your rights. Effective ${privacyPolicy.effective?.text}.`,
    keywords: ['privacy policy', 'personal information', 'data rights', 'security'],
  },
  terms: {
    title: 'Terms and Conditions of this website',
    description:
      'Overview of the terms for this website, from general conditions to governing law. Contact us for the complete terms.',
    keywords: ['terms and conditions', 'general conditions', 'governing law', 'website terms'],
  },
  'cookie-policy': {
    title: 'Cookie Policy: types, use and management',
    description:
      'What cookies are, how they may be used, the four types, and how to manage them in your browser, third-party cookies included.',
    keywords: ['cookie policy', 'cookies', 'third-party cookies', 'browser settings'],
  },
  accessibility: {
    title: 'Accessibility: what was tested, and how to report',
    description:
      'What this website aims for, how it is tested, what is still to come, what may stand in your way, and how to tell us of a barrier.',
    keywords: ['accessibility', 'accessibility statement', 'WCAG 2.2', 'report a barrier'],
  },
  'not-found': {
    title: 'Page not found: search or start again',
    description:
      'This page does not exist. Search for a cooler, a product page or a question, or start from the listings of products and coolers.',
    keywords: ['page not found', 'search', 'medical coolers', 'products'],
  },
  offline: {
    title: 'You are offline: pages you can open now',
    description:
      'Shown without a network in place of a page that was not kept, with those that were and our phone number.',
    keywords: ['offline', 'no network', 'kept pages', 'medical coolers'],
  },
};
