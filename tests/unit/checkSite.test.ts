import { describe, expect, it } from 'vitest';
import type { Page } from '../../frontend/src/content/page';
import type { RouteId } from '../../frontend/src/routes/manifest';
import { pathOf, routeRow } from '../../frontend/src/routes/paths';
import { documentRules, isInBothUnits } from '../../scripts/check/site/document-rules';
import { fileRules, leaks } from '../../scripts/check/site/file-rules';
import { headRules } from '../../scripts/check/site/head-rules';
import { linkRules } from '../../scripts/check/site/link-rules';
import { type BuiltSite, builtPage } from '../../scripts/check/site/site';
import { structuredDataRules } from '../../scripts/check/site/structured-data-rules';
import { voiceRules } from '../../scripts/check/site/voice-rules';

const origin = 'https://www.example.com';
const description = 'A description that is long enough to tell this page from every other page of the whole site.';
const title = '<title>Hard Coolers for Longer Medical Transport</title>';
const questions = ['Does it hold?', 'Does it open?', 'Does it fit?', 'Does it float?', 'Does it last?'];

const block = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const schema = (type: string, data: object) => ({ '@context': 'https://schema.org', '@type': type, ...data });
const question = (name: string) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } });
const business = schema('LocalBusiness', {
  name: 'Medical Coolers',
  address: '100 Example Street',
  telephone: '+1 800 555 0199',
  openingHours: 'Mo-Sa 11:00-14:30',
  aggregateRating: { ratingValue: 5 },
});
const breadcrumb = schema('BreadcrumbList', {
  itemListElement: ['home', 'coolers', 'hard'].map((id, index) => ({
    position: index + 1,
    item: `${origin}${pathOf(id as RouteId)}`,
  })),
});
const product = schema('Product', { name: 'Hard Coolers', url: `${origin}${pathOf('hard')}` });
const faqPage = schema('FAQPage', { mainEntity: questions.map(question) });

/** The meta tags whose content is not compared. */
const anyContent =
  'keywords og:type og:site_name og:title og:description og:locale og:image:alt twitter:card twitter:title twitter:description';

/** The hard coolers' page as it should be: five questions, a picture, links inside and outside. */
const good = `<!doctype html>
<html lang="en-US">
  <head>
    ${title}
    <meta name="description" content="${description}">
    <meta name="robots" content="index, follow">
    <link rel="canonical" href="${origin}${pathOf('hard')}">
    ${anyContent.replaceAll(/\S+/g, '<meta name="$&" content="Coolers">')}
    <meta property="og:url" content="${origin}${pathOf('hard')}">
    <meta property="og:image" content="${origin}/images/hard.webp">
    <meta name="twitter:image" content="${origin}/images/hard.webp">
    ${block(business)}${block(breadcrumb)}${block(product)}${block(faqPage)}
  </head>
  <body>
    <div id="app"><!--$--><a href="#main">Skip to content</a>
      <main id="main">
        <h1>Hard Coolers</h1>
        <h2 id="questions">Questions</h2>
        ${questions.map((name) => `<details><summary><h3>${name}</h3></summary><p>Yes.</p></details>`).join('')}
        <img src="/images/hard.webp" srcset="/images/hard.webp 800w" width="800" height="600" alt="A hard cooler">
        <a href="${pathOf('contact')}#contact-us-form">Request</a>
        <a href="https://maps.example.com/" rel="noopener noreferrer">Map</a>
        <a href="tel:+18005550199">Call</a>
      </main>
    </div>
    <script type="application/json" id="page">{}</script>
    <script type="module" src="/assets/app.js"></script>
  </body>
</html>`;

const contact =
  '<!doctype html><html lang="en"><head><title>Contact</title></head><body><main><section id="contact-us-form">';

function pageOf(id: RouteId, html: string, faqs: readonly { question: string }[] = []) {
  const { path, screen } = routeRow(id);
  return builtPage({ id, path, screen, content: { faqs } } as unknown as Page, html);
}

function siteOf(html: string, files: Readonly<Record<string, string>> = {}): BuiltSite {
  const faqs = questions.map((name) => ({ question: name }));
  const pages = [pageOf('hard', html, faqs), pageOf('contact', contact), pageOf('home', ''), pageOf('coolers', '')];
  const texts: Readonly<Record<string, string>> = { 'images/hard.webp': '', 'assets/app.js': '', ...files };
  return {
    origin,
    files: new Set(Object.keys(texts)),
    pages: new Map(pages.map((page) => [page.page.path, page])),
    read: (file) => texts[file] ?? '',
  };
}

const rules = [...documentRules, ...headRules, ...structuredDataRules, ...linkRules, ...voiceRules];

/** What these rules find on the hard coolers' page. */
const findings = (html: string, those = rules): readonly string[] =>
  those.flatMap(({ broken }) =>
    broken(siteOf(html)).flatMap(({ file, found }) => (file === 'Coolers/Hard/index.html' ? [found] : [])),
  );

const h1 = '<h1>Hard Coolers</h1>';
const h2 = '<h2 id="questions">Questions</h2>';
const form = `"${pathOf('contact')}#contact-us-form"`;
const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}"`;
const sharedUrl = (path: string) => `<meta property="og:url" content="${origin}${path}"`;
const shared = (file: string) => `og:image" content="${origin}/images/${file}"`;
const lower = { hard: pathOf('hard').toLowerCase(), contact: pathOf('contact').toLowerCase() };
/** Before the page's data. */
const data = '<script type="application/json"';
const scheme = '<script>document.documentElement.setAttribute("data-color-scheme", "dark")</script>';
const variables = '<style>a{--known:1;color:var(--unknown);order:var(--known);margin:var(--other, 0)}</style>';
const cells = '<table><tbody><tr><td>2–8 °C</td><td>2–8 °C (36–46 °F)</td></tr></tbody></table>';

/** By rule: a text of the good page, what replaces it, and the end of what the rule finds. */
const broken: Readonly<Record<string, readonly (readonly [from: string, to: string, found: string])[]>> = {
  'the one main element has the one h1': [
    [h2, '<h1>Questions</h1>', '1 main, 2 h1, 0 of them outside main'],
    [`<main id="main">\n        ${h1}`, `${h1}\n<main id="main">`, '1 main, 1 h1, 1 of them outside main'],
  ],
  'a temperature or a length in a table in both of its units': [['<p>Yes.</p>', cells, '2–8 °C']],
  'full text without a script': [['<!--$-->', '<!--$?-->', '<!--$?-->']],
  'no executable inline script but the first one, which sets the color scheme': [
    [data, `<script>go()</script>${data}`, '<script>'],
    [data, `${scheme}${scheme}${data}`, '<script>'],
    ['<h1>', '<h1 onclick="go()">', '<h1 onclick="go()">'],
  ],
  'the styles set every variable that they read': [['</head>', `${variables}</head>`, '--unknown']],
  // Of html-validate's rules, those that are set here, and one of each set that is extended.
  'valid and accessible HTML': [
    ['<h1>Hard', '<h1 class="a" class="b">Hard', 'Attribute "class" duplicated (no-dup-attr, line 17)'],
    [h2, h2.replaceAll('h2', 'h4'), 'expected <h2> but got <h4> (heading-level, line 18)'],
    [' height="600"', '', 'missing required "height" attribute (element-required-attributes, line 20)'],
    [' alt="A hard cooler"', '', '<img> is missing required "alt" attribute (wcag/h37, line 20)'],
    [' lang="en-US"', '', 'missing required "lang" attribute (element-required-attributes, line 2)'],
  ],
  'every meta tag once': [
    ['<meta name="twitter:title" content="Coolers">', '', '0 of twitter:title'],
    ['<meta name="keywords" content="Coolers">', '<meta name="keywords" content=" ">', 'keywords is empty'],
  ],
  'robots and canonical address': [
    ['"index, follow"', '"noindex"', 'robots: noindex, not index, follow'],
    [canonical(pathOf('hard')), canonical(lower.hard), `${origin}${lower.hard}, not ${origin}${pathOf('hard')}`],
    [sharedUrl(pathOf('hard')), sharedUrl('/'), `og:url: ${origin}/, not ${origin}${pathOf('hard')}`],
  ],
  'JSON-LD parses, with context and type': [
    [block(product), `${block(product)}${block('x').replace('"x"', '{')}`, '{}'],
  ],
  'JSON-LD that belongs on the page': [
    [block(business), '', '0 LocalBusiness'],
    [block(breadcrumb), '', '0 BreadcrumbList'],
    [block(product), '', '0 Product'],
  ],
  'JSON-LD of the questions': [
    ['<summary><h3>Does it fit?', '<summary><h3>Will it fit?', 'not shown: Does it fit?'],
    [
      block(faqPage),
      block({ ...faqPage, mainEntity: questions.slice(1).map(question) }),
      'not declared: Does it hold?',
    ],
  ],
  'links lead somewhere': [
    [form, '"/Nowhere"', '/Nowhere: no such page or file'],
    ['#contact-us-form"', '#form"', `${pathOf('contact')}#form: no such section in ContactUs/index.html`],
    ['"#main"', '"#top"', '#top: no such section on this page'],
    ['hard.webp 800w"', 'hard.webp 800w, /images/big.webp 1600w"', '/images/big.webp: no such page or file'],
    ['"tel:+18005550199"', '"ContactUs"', 'ContactUs: neither canonical nor absolute'],
    ['tel:+18005550199', 'tel:+1 800', 'tel:+1 800: no phone number'],
    ['tel:+18005550199', 'mailto:care', 'mailto:care: no e-mail'],
  ],
  'links to other sites have rel="noopener noreferrer"': [
    [' rel="noopener noreferrer"', ' rel="noopener"', '<a href="https://maps.example.com/" rel="noopener">'],
  ],
  '"not published" only where it decides': [[h2, '<p>Not published. '.repeat(5), '5 times, at most 4']],
  'no sentence about what the site lacks': [[h2, '<p>Nothing is published on it.</p>', 'Nothing is published']],
  'addresses in head and JSON-LD lead somewhere': [
    [shared('hard.webp'), shared('none.webp'), `${origin}/images/none.webp: no such page or file`],
    [block(product), block({ ...product, url: `${origin}/Nowhere` }), `${origin}/Nowhere: no such page or file`],
    [block(product), block({ ...product, image: '/images/hard.webp' }), '/images/hard.webp: not absolute'],
  ],
};

describe('the check of the built site', () => {
  it('finds nothing on a page as it should be', () => {
    expect(findings(good)).toEqual([]);
  });

  const changed = Object.entries(broken).flatMap(([rule, all]) => all.map((change) => [rule, ...change] as const));
  it.each(changed)('finds by the rule "%s", for %j: %j', (rule, from, to, found) => {
    const html = good.replace(from, to);
    expect(html).not.toBe(good);
    const those = rules.filter(({ name }) => name === rule);
    expect(findings(html, those).filter((each) => each.endsWith(found))).toHaveLength(1);
  });

  it('misses a page in the sitemap, template filler as well', () => {
    const shown = ['home', 'hard', 'blog'] as const;
    const sitemap = (ids: readonly RouteId[]) => ({
      'sitemap.xml': ids.map((each) => `<loc>${origin}${pathOf(each)}</loc>`).join(''),
      'robots.txt': `Sitemap: ${origin}/sitemap.xml\n`,
    });
    const pages = new Map(shown.map((each) => [pathOf(each), pageOf(each, '')]));
    const found = (ids: readonly RouteId[]) =>
      fileRules
        .filter(({ name }) => name.startsWith('sitemap'))
        .flatMap(({ broken }) => broken({ ...siteOf(good, sitemap(ids)), pages }));
    expect(found(shown)).toEqual([]);
    expect(found(['home', 'hard'])).toEqual([{ file: 'sitemap.xml', found: `no ${origin}${pathOf('blog')}` }]);
  });

  it('follows addresses in page data', () => {
    const hard = 'assets/data/3f9a1c2b5d6e/Coolers/Hard.json';
    const site = siteOf(good, {
      [hard]: JSON.stringify({ path: pathOf('hard'), links: [{ href: '#gone' }, { href: '/Gone' }] }),
      'site.webmanifest': JSON.stringify({ icons: [{ src: '/icon.png' }] }),
    });
    const inFiles = linkRules.filter(({ name }) => name.startsWith('addresses in data'));
    expect(inFiles.flatMap(({ broken }) => broken(site))).toEqual([
      { file: hard, found: '#gone: no such section on this page' },
      { file: hard, found: '/Gone: no such page or file' },
      { file: 'site.webmanifest', found: '/icon.png: no such page or file' },
    ]);
  });

  it.each(['32 °F', '9 × 6 × 11.5\u202fin', '24 × 13 × 1.4 cm', '110 × 18 mm', '°C', 'mm', '2–8 °C, 32 °F, 4 °C'])(
    'finds that a cell is missing a unit: %s',
    (cell) => expect(isInBothUnits(cell)).toBe(false),
  );

  it('tells a card from a whole product', () => {
    const card = { title: 'Kelvin', range: '2–8 °C' };
    expect(leaks({ faqs: [], sections: [], related: [card] })).toEqual([]);
    expect(leaks({ related: [card, { ...card, faqs: [] }] })).toEqual(['related.1.faqs']);
  });
});
