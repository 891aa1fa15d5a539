import { describe, expect, it } from 'vitest';
import { about, resultFiles } from '../../frontend/src/content/about';
import { blog } from '../../frontend/src/content/blog';
import { company } from '../../frontend/src/content/company';
import { customization } from '../../frontend/src/content/customization';
import { faqs } from '../../frontend/src/content/faqs';
import { home } from '../../frontend/src/content/home';
import { inquiryControls, inquiryErrors, inquirySteps, inquiryToasts } from '../../frontend/src/content/inquiry';
import { listings } from '../../frontend/src/content/listings';
import { notFound } from '../../frontend/src/content/not-found';
import { offline } from '../../frontend/src/content/offline';
import { cookiePolicy } from '../../frontend/src/content/policies/cookie-policy';
import { privacyPolicy } from '../../frontend/src/content/policies/privacy-policy';
import { terms } from '../../frontend/src/content/policies/terms';
import { products } from '../../frontend/src/content/products/all';
import { searchScreen } from '../../frontend/src/content/search-screen';
import { seo } from '../../frontend/src/content/seo';
import { services } from '../../frontend/src/content/services';
import { team } from '../../frontend/src/content/team';
import { testimonials } from '../../frontend/src/content/testimonials';
import { formatQuantity } from '../../frontend/src/domain/quantities';
import { manifest } from '../../frontend/src/routes/manifest';
import { summaries } from '../../scripts/build/pdfs/documents';

const textOf = (content: unknown): string => JSON.stringify(content);

describe('company facts', () => {
  it('keep both opening hours and both ratings, each for its place', () => {
    expect(company.headerHours).toBe('Monday to Friday, 9:00 am to 5:00 pm EST');
    expect(company.structuredHours).toBe('Mo-Sa 11:00-14:30');
    expect(company.ratings).toEqual({ productPages: 4.8, structuredData: { value: 5, reviews: 250 } });
  });

  it('ship to the US and Canada at rate 0 in a package of the given size', () => {
    expect(company.structuredProduct).toEqual({
      name: 'Medical Coolers',
      shipping: { countries: ['US', 'CA'], rate: 0, package: { size: [8, 8.4, 22.5], unit: 'in' } },
    });
  });

  it('show each claim of experience where the specification lets it stand', () => {
    expect(textOf(home.hero)).toContain('since 2002');
    expect(textOf(about)).toContain(`over ${formatQuantity(company.experience.over)}`);
    expect(textOf(listings.products)).toContain('over a decade');
    expect(textOf(listings.coolers)).toContain(`bout ${formatQuantity(company.experience.coolersListing)}`);
  });
});

describe('the screens', () => {
  it('Home has two slides that lead to choosing first and to About Us, and four reasons', () => {
    expect(home.hero.map(({ action }) => action)).toEqual(Array(2).fill({ label: 'Find your cooler', to: 'find' }));
    expect(home.hero.map(({ link }) => link)).toEqual(Array(2).fill({ label: 'Learn More', to: 'about' }));
    expect(home.hero[0].headline).toMatch(/^Certified products since 2002: transport coolers for hospitals and labs$/);
    expect(home.hero[0].text).toMatch(
      /^Passive coolers for 1–6.*blood banks, clinical trials, EMTs, first responders and patients/,
    );
    expect(home.hero[1].headline).toMatch(/passive cooling systems/i);
    expect(home.whyChooseUs.features.map(({ title }) => title)).toEqual([
      'Durability',
      'Global travel',
      'Customer-focused support',
      'Trusted by customers',
    ]);
  });

  it('About Us names four groups, three notes, six points and two result files', () => {
    expect(about.trustedBy.groups).toHaveLength(4);
    expect(about.process.notes.map(({ title }) => title)).toEqual(['Validation', 'Space Gauging', 'Results']);
    expect(about.whyChooseUs.points).toHaveLength(6);
    expect(resultFiles.map(({ href }) => href)).toEqual([
      '/files/monarch-xvo-10-validation-summary.pdf',
      '/files/core-xvo-trailer-test-summary.pdf',
    ]);
  });

  it('every result file is one that the script makes, under the same title', () => {
    expect(summaries.map(({ file, title }) => ({ href: `/files/${file}`, title }))).toEqual(
      resultFiles.map(({ href, title }) => ({ href, title })),
    );
  });

  it('Services has five services, the first four with the helmet filler marked as such', () => {
    expect(services.services.map(({ title }) => title)).toEqual([
      'Manufacturing',
      'OEM Fulfillment',
      'Packaging',
      'Distribution',
      'Global logistics',
    ]);
    for (const { paragraphs, placeholder, summary } of services.services) {
      expect(/helmet/.test(textOf(paragraphs))).toBe(placeholder === true);
      expect(summary).not.toMatch(/helmet/);
    }
    expect(services.services.map(({ placeholder }) => placeholder === true)).toEqual([true, true, true, true, false]);
  });

  it('Our Team has the founder and the board member; every card has four social links', () => {
    expect(team.profiles.map(({ role }) => role)).toEqual(['Founder', 'Board member']);
    expect(textOf(team.profiles[1])).toContain('about 34\u202fyears in biochemical engineering');
    expect(team.cards.map(({ title }) => title)).toEqual(['Founder', 'Board member', 'Team member']);
    for (const { social } of team.cards) expect(social).toHaveLength(4);
  });

  it('the FAQ page has nine questions, five shown first, and links that exist', () => {
    expect(faqs.faqs).toHaveLength(9);
    expect(faqs.initiallyShown).toBe(5);
    expect(new Set(faqs.faqs.map(({ id }) => id)).size).toBe(9);
    expect(new Set(faqs.faqs.map(({ question }) => question)).size).toBe(9);
    expect(textOf(faqs)).not.toContain('undefined');
  });

  it('the Products listing has four steps', () => {
    expect(listings.products.services.steps.map(({ title }) => title)).toEqual([
      'Manufacturing',
      'OEM Fulfillment',
      'Packaging & Distribution',
      'Logistic Services',
    ]);
  });

  it('the Products listing tells what the Customization Form asks, and leads Custom Logo to the OEM cooler', () => {
    const { asks, logo } = listings.products.customization;
    for (const threshold of ['85\u202f°F', '36\u202f°F', '5,000\u202fft']) expect(textOf(asks)).toContain(threshold);
    expect(logo).toEqual({ label: 'Custom Logo', to: 'oem' });
  });

  it('testimonials are marked as samples, and praise with no figure', () => {
    expect(testimonials.note).toMatch(/^Sample texts/);
    for (const { text } of testimonials.items) expect(text).not.toMatch(/\d/);
  });
});

describe('the policies', () => {
  it('the Privacy Policy is effective 15 Feb 2025 and has six sections', () => {
    expect(privacyPolicy.effective?.date).toBe('2025-02-15');
    expect(privacyPolicy.sections.map(({ id }) => id)).toEqual([
      'information-collected',
      'use',
      'sharing',
      'rights',
      'security',
      'changes',
    ]);
  });

  it('the Terms have an overview, eight numbered sections and United States law', () => {
    expect(terms.numbered).toBe(true);
    expect(terms.sections.map(({ title }) => title)).toEqual([
      'General Conditions',
      'Products and Services',
      'Modifications to Service',
      'Accuracy of Information',
      'Third-Party Links',
      'User Comments and Feedback',
      'Personal Information',
      'Governing Law',
    ]);
    expect(textOf(terms.sections.at(-1))).toContain('United States law');
    expect(terms.contact).toBe('Contact us for the complete terms.');
  });

  it('the Cookie Policy names four types and three uses', () => {
    const items = (id: string) => cookiePolicy.sections.find((section) => section.id === id)?.items;
    expect(items('types-of-cookies')?.map((item) => item.split(' ')[0])).toEqual([
      'Essential',
      'Performance',
      'Functional',
      'Advertising',
    ]);
    expect(items('how-cookies-are-used')).toHaveLength(3);
  });
});

describe('the blog', () => {
  it('fills three pages, and everything in it is marked as filler', () => {
    const { posts, postsPerPage, categories } = blog.list;
    expect(Math.ceil(posts.length / postsPerPage)).toBe(3);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(posts.length);
    for (const item of [blog, ...posts, ...blog.article.comments, ...blog.projects.items])
      expect(item.placeholder).toBe(true);
    expect(blog.article.post.comments).toBe(blog.article.comments.length);
  });

  it('the comment form requires name, email and comment, and says that it is closed', () => {
    expect(blog.commentForm.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'name',
      'email',
      'comment',
    ]);
    expect(blog.commentForm.intro).toMatch(/never be published.*asterisk/);
    expect(blog.commentForm.closed).toMatch(/closed/);
  });
});

describe('titles and descriptions', () => {
  const all = [...Object.values(seo), ...[...products.values()].map((product) => product.seo)];

  it('there is one for every route and for each page without an address', () => {
    expect(new Set([...Object.keys(seo), ...products.keys()])).toEqual(
      new Set(['not-found', 'offline', ...manifest.map(({ id }) => id)]),
    );
  });

  it.each(all.map((entry) => [entry.title, entry] as const))('%s: useful lengths', (_, entry) => {
    expect(entry.title.length).toBeGreaterThanOrEqual(30);
    expect(entry.title.length).toBeLessThanOrEqual(65);
    expect(entry.description.length).toBeGreaterThanOrEqual(70);
    expect(entry.description.length).toBeLessThanOrEqual(160);
    expect(entry.keywords.length, 'four to eight keywords').toBeGreaterThanOrEqual(4);
    expect(entry.keywords.length, 'four to eight keywords').toBeLessThanOrEqual(8);
  });

  it('no two pages share one', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });
});

describe('the inquiry form', () => {
  it('names the six steps beside the question that opens them', () => {
    for (const { title } of inquirySteps) expect(inquiryControls.IsMoreSpecificDetails.hint).toContain(title);
  });

  it('speaks the messages of the specification word for word', () => {
    expect(Object.values(inquiryErrors).flatMap((messages) => Object.values(messages))).toEqual([
      'Please enter your name.',
      'Please enter your email.',
      'Please enter a valid email.',
      'Please enter your phone number.',
      'Phone number must be 10 digits.',
      'Please select a subject.',
      'Please enter the product name.',
      'Please enter your message.',
      'Please enter the packaging length.',
      'Please enter the packaging width.',
      'Please enter the packaging height.',
    ]);
    expect(inquiryToasts).toEqual({
      success: 'inquiry submitted successfully!',
      failure: 'Error submitting inquiry. Please try again later.',
    });
  });
});

it('no text promises what the company does with an inquiry, which the specification does not say', () => {
  const text = textOf([home, about, services, team, faqs, listings, customization, ...products.values()]);
  for (const promise of [
    /confirms the pack-out/,
    /design, make and ship/,
    /we plan/i,
    /we match/i,
    /with that in mind/,
    /both hands/,
    /diagram for that range/,
    /the file itself|sent by e-mail/,
    /specialist (?:plans|settles|confirms|works out|answers for|will)/,
  ])
    expect(text).not.toMatch(promise);
});

it('the Customization Form says that a chosen file is not uploaded and that its name travels', () => {
  expect(customization.file.hint).toBe('The file is not uploaded. Only its name goes into your inquiry.');
});

it('no text promises the report of a lab, which the specification does not offer', () => {
  const text = textOf([about, faqs, ...products.values()]);
  expect(text).not.toMatch(/signed report|report[^.]*on request/i);
  expect(textOf(about.process)).toContain('summaries of test-lab results');
});

it('no text names what only settings may hold, nor a brand of a certificate', () => {
  const text = textOf([
    home,
    about,
    services,
    team,
    faqs,
    listings,
    notFound,
    offline,
    searchScreen,
    testimonials,
    terms,
  ]);
  expect(text).not.toMatch(/example\.com|\+1 800/);
  expect(text).not.toMatch(/\b(?:ISTA|MIL-STD)[^.]*certified|certified[^.]*\b(?:ISTA|MIL-STD)/);
});
