import { company } from './company';
import type { PageLink } from './page-link';

/** A slide of the hero carousel. */
export interface HeroSlide {
  readonly id: string;
  /** A short line over the headline, as part of it. */
  readonly eyebrow?: string;
  readonly headline: string;
  readonly text: string;
  /** The first thing to do: choosing. */
  readonly action: PageLink;
  readonly link: PageLink;
}

/** What Home says, block by block (section 2). Carousel items, team cards and testimonials have files of their own. */
export interface HomeContent {
  readonly hero: readonly [HeroSlide, HeroSlide];
  readonly existingProducts: { readonly title: string; readonly intro: string };
  readonly about: { readonly title: string; readonly paragraphs: readonly string[]; readonly link: PageLink };
  readonly whyChooseUs: {
    readonly title: string;
    readonly features: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  };
  /** The words over the marks of pictures/marks.ts. Roles, never brands: no company is named or pictured. */
  readonly partners: {
    readonly title: string;
    readonly intro: string;
  };
  readonly team: { readonly title: string; readonly intro: string };
  readonly callToAction: { readonly title: string; readonly text: string };
}

/** The headline's claim, which names no certificate. */
export const certifiedSince = `Certified products since ${company.operatingSince}`;

const choose: PageLink = { label: 'Find your cooler', to: 'find' };
const learnMore: PageLink = { label: 'Learn More', to: 'about' };

export const home: HomeContent = {
  hero: [
    {
      id: 'certified-products',
      eyebrow: certifiedSince,
      headline: 'Passive-cooling transport coolers for medical goods',
      text: 'For hospitals, blood banks, laboratories, clinical trials, EMTs, first responders and patients who move medication, blood products and biological specimens.',
      action: choose,
      link: learnMore,
    },
    {
      id: 'passive-cooling',
      headline: 'Passive cooling systems for medical transport',
      text: 'Nothing to plug in on the way: insulation slows the heat, and a coolant such as a Cryo-Disk takes up what comes in.',
      action: choose,
      link: learnMore,
    },
  ],
  existingProducts: {
    title: 'Our Existing Products',
    intro: 'Start from a cooler we already make. If none fits, we make custom products on request.',
  },
  about: {
    title: 'About Us',
    paragraphs: [
      `We make passive-cooling transport coolers for medical goods and have operated ${company.experience.since}. We are a division of a cooler manufacturer.`,
      'Our range is made for hospitals, blood banks, laboratories, clinical trials, first responders and patients. Where a product needs a size, temperature or packaging of its own, we make custom products on request.',
    ],
    link: { label: 'More about us', to: 'about' },
  },
  whyChooseUs: {
    title: 'Why Choose Us',
    features: [
      {
        id: 'durability',
        title: 'Durability',
        text: 'The Safeguard XVO 10 has a hard shell, and our Cryo-Disks are made of stainless steel. No impact or drop test is published.',
      },
      {
        id: 'global-travel',
        title: 'Global travel',
        text: 'Tell us the route: by road or by air, through heat, cold or moisture. Our services include global logistics.',
      },
      {
        id: 'customer-focused-support',
        title: 'Customer-focused support',
        text: `Talk to a solution specialist about your product, its range and its journey. Hours: ${company.headerHours}.`,
      },
      {
        id: 'trusted-by-customers',
        title: 'Trusted by customers',
        text: 'Widely trusted by pharmaceutical representatives, hospitals, doctors\u2019 offices and clinical trials.',
      },
    ],
  },
  partners: {
    title: 'Partners',
    intro: 'The kinds of organizations we work with. We show roles in place of names and logos.',
  },
  team: {
    title: 'Our Dedicated Team',
    intro: 'Shown by role, without names or portraits.',
  },
  callToAction: {
    title: 'What do you need to keep in range?',
    text: 'Send us your product, its temperature and its journey, or talk it through with a solution specialist.',
  },
};
