/**
 * What the specification says of the company, its screens and its texts (sections 1, 2 and 9). Home's words are in
 * tests/browser/spoken, the number of questions in faqs.test.ts, messages in validation.test.ts and inquiryOutcomes.test.ts.
 */
import { describe, expect, it } from 'vitest';
import { about, resultFiles } from '../../frontend/src/content/about';
import { company } from '../../frontend/src/content/facts/company';
import { faqs } from '../../frontend/src/content/faqs';
import { home } from '../../frontend/src/content/home';
import { listings } from '../../frontend/src/content/listings';
import { cookiePolicy } from '../../frontend/src/content/policies/cookie-policy';
import { privacyPolicy } from '../../frontend/src/content/policies/privacy-policy';
import { terms } from '../../frontend/src/content/policies/terms';
import { products } from '../../frontend/src/content/products/all';
import { searchScreen } from '../../frontend/src/content/search';
import { searchAnswers } from '../../frontend/src/content/search-answers';
import { seo } from '../../frontend/src/content/seo';
import { services } from '../../frontend/src/content/services';
import { team } from '../../frontend/src/content/team';
import { formatQuantity } from '../../frontend/src/domain/quantities';
import { manifest, type RouteRow } from '../../frontend/src/routes/manifest';
import { hasAddress, pathOf, shownRows } from '../../frontend/src/routes/paths';
import { offlinePage, pageAt } from '../../frontend/src/site/pages';
import { summaries } from '../../scripts/build/pdfs/documents';
import { proseIn } from '../../scripts/check/figures/prose';
import { wordsOf } from './support/content';

const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title).join(', ');

describe('the company', () => {
  it('has both opening hours and both ratings, each for its place', () => {
    expect(company.headerHours).toBe('Monday to Friday, 9:00 am to 5:00 pm EST');
    expect(company.structuredHours).toBe('Mo-Sa 11:00-14:30');
    expect(company.ratings).toEqual({ productPages: 4.8, structuredData: { value: 5, reviews: 250 } });
  });

  it('declares to search engines its shipping to the US and Canada at rate 0, as an offer without a price', () => {
    const { structuredData } = pageAt(pathOf('products')).head;
    const inches = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'INH' });
    const shippingTo = (addressCountry: string) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0 },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry },
      depth: inches(8),
      width: inches(8.4),
      height: inches(22.5),
    });
    const { name, offers } = { ...structuredData.find((data) => data['@type'] === 'Product') } as Readonly<
      Record<string, unknown>
    >;
    expect(name).toBe('Medical Coolers');
    expect(offers).toEqual({ '@type': 'Offer', shippingDetails: [shippingTo('US'), shippingTo('CA')] });
  });

  it('makes each claim of experience where the specification has it', () => {
    expect(wordsOf(home.hero)).toContain('since 2002');
    expect(JSON.stringify(about)).toContain(`over ${formatQuantity(company.experience.over)}`);
    expect(wordsOf(listings.products)).toContain('over a decade');
    expect(JSON.stringify(listings.coolers)).toContain(`bout ${formatQuantity(company.experience.coolersListing)}`);
  });
});

describe('the tests', () => {
  const answerOf = (id: string) => searchAnswers.find((answer) => answer.id === id)?.text;

  it.each([
    ['About Us', about.whyChooseUs.points.find(({ id }) => id === 'tested')?.text],
    ['the questions', wordsOf(faqs.faqs.find(({ id }) => id === 'tests'))],
    ['the answer to a search', answerOf('certificates')],
  ])('%s: says which coolers were tested or qualified to which standards', (_place, text) => {
    expect(text).toMatch(
      /Kelvin, the Monarch XVO 10 and the CORE XVO 3\.5.*ISTA 7D and MIL-STD-810|ISTA 7D and MIL-STD-810 for Kelvin, the Monarch XVO 10 and the CORE XVO 3\.5/,
    );
    expect(text).toMatch(/qualified.*ISTA 7E and PDA Technical Report 39/);
  });

  it('answers a search for delivery with the countries that shipping is listed for', () => {
    expect(answerOf('delivery')).toContain('the United States and Canada');
  });
});

describe('the screens', () => {
  it.each([
    ['About Us, the notes', about.process.notes, 'Validation, Space Gauging, Results'],
    ['Services', services.services, 'Manufacturing, OEM Fulfillment, Packaging, Distribution, Global logistics'],
    [
      'Products, the steps',
      listings.products.services.steps,
      'Manufacturing, OEM Fulfillment, Packaging & Distribution, Logistic Services',
    ],
    [
      'Terms and Conditions',
      terms.sections,
      'General Conditions, Products and Services, Modifications to Service, Accuracy of Information, ' +
        'Third-Party Links, User Comments and Feedback, Personal Information, Governing Law',
    ],
  ])('%s: the titles of the specification', (_screen, items, titles) => expect(titlesOf(items)).toBe(titles));

  it('About Us has four groups, six points and the two result files that the build makes, under the same titles', () => {
    expect(about.trustedBy.groups).toHaveLength(4);
    expect(about.whyChooseUs.points).toHaveLength(6);
    expect(resultFiles).toHaveLength(2);
    expect(summaries.map(({ file, title }) => ({ href: `/files/${file}`, title }))).toEqual(
      resultFiles.map(({ href, title }) => ({ href, title })),
    );
  });

  it('Services marks the helmet filler of the first four services', () => {
    const isFiller = [true, true, true, true, false];
    expect(services.services.map(({ paragraphs }) => /helmet/.test(wordsOf(paragraphs)))).toEqual(isFiller);
    expect(services.services.map(({ placeholder }) => placeholder === true)).toEqual(isFiller);
    for (const { summary } of services.services) expect(summary).not.toMatch(/helmet/);
  });

  // The cards are in tests/browser/spoken/home.yml.
  it('Our Team has the founder and the board member', () => {
    expect(team.profiles.map(({ role }) => role)).toEqual(['Founder', 'Board member']);
    expect(wordsOf(team.profiles[1])).toContain('about 34 years in biochemical engineering');
  });

  it('Search says without JavaScript where the links to all pages are: in the menu or the footer', () => {
    const rows: readonly RouteRow[] = manifest;
    const pages = rows.filter((row) => hasAddress(row) && !row.placeholder);
    expect(pages.filter(({ menu, footer }) => !menu && !footer)).toEqual([]);
    // In the menu alone, as a product that is added may be.
    expect(pages.filter(({ footer }) => !footer).map(({ id }) => id)).toContain('evidence');
    expect(searchScreen.withoutScript).toContain('all pages are in the menu and the footer');
  });

  it('Products says what the Customization Form asks, and leads Custom Logo to the OEM cooler', () => {
    const { asks, logo } = listings.products.customization;
    for (const threshold of ['85 °F', '36 °F', '5,000 ft']) expect(wordsOf(asks)).toContain(threshold);
    expect(logo).toEqual({ label: 'Custom Logo', to: 'oem' });
  });
});

describe('the policies', () => {
  it('the Privacy Policy is effective 15 Feb 2025 and has six sections', () => {
    expect(privacyPolicy.effective?.date).toBe('2025-02-15');
    expect(privacyPolicy.sections.map(({ id }) => id).join(' ')).toBe(
      'information-collected use sharing rights security changes',
    );
  });

  it('the Terms are numbered, and governed by United States law', () => {
    expect(terms.numbered).toBe(true);
    expect(wordsOf(terms.sections.at(-1))).toContain('United States law');
    expect(terms.contact).toBe('Contact us for the complete terms.');
  });

  it('the Cookie Policy names four types and three uses', () => {
    const items = (id: string) => cookiePolicy.sections.find((section) => section.id === id)?.items ?? [];
    const types = items('types-of-cookies').map((item) => item.split(' ')[0]);
    expect(types).toEqual(['Essential', 'Performance', 'Functional', 'Advertising']);
    expect(items('how-cookies-are-used')).toHaveLength(3);
  });
});

describe('titles and descriptions', () => {
  const all = [...Object.values(seo), ...[...products.values()].map((product) => product.seo)];
  const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;

  it('have a length that result lists show in full, and 4 to 8 keywords', () => {
    expect(all.filter(({ title }) => !isBetween(title.length, 30, 65))).toEqual([]);
    expect(all.filter(({ description }) => !isBetween(description.length, 70, 160))).toEqual([]);
    expect(all.filter(({ keywords }) => !isBetween(keywords.length, 4, 8))).toEqual([]);
  });

  it('are different on every page', () => {
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });
});

it.each([...manifest.map(({ path }) => pageAt(path)), pageAt('/nowhere'), offlinePage()])(
  'the content of $path has nothing that only settings may hold, and no certificate',
  (page) => {
    expect(wordsOf(page.content)).not.toMatch(/example\.com|\+1 800/);
    // But for the headline that Home has by the specification.
    expect(wordsOf(page).replaceAll(/certified[ -]products/gi, '')).not.toMatch(/certified/i);
  },
);

it('no text of a page says the same words twice in a row', () => {
  const twice = /(?<![\w×])((?:[^\s,;]+[,;]? ){2,}[^\s,;]+)[,;]? \1(?![\w×])/;
  const texts = shownRows('show').flatMap(({ path }) => proseIn(pageAt(path).content));
  expect(texts.map((text) => twice.exec(text.replaceAll(/\s/g, ' '))?.[0]).filter(Boolean)).toEqual([]);
});
