/** The lists of the finder, of all coolers and of verdicts, and of a search, as they are prerendered. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { ScreenContent } from '../../frontend/src/content/screen-content';
import { readNeed } from '../../frontend/src/domain/need';
import { compare, isBlank, verdicts } from '../../frontend/src/domain/verdict';
import { AllCoolers, FinderResults } from '../../frontend/src/features/finder/FinderResults';
import { createSearch } from '../../frontend/src/features/search/engine';
import { SearchAnswers } from '../../frontend/src/features/search/SearchAnswers';
import { SearchResults } from '../../frontend/src/features/search/SearchResults';
import type { RouteId } from '../../frontend/src/routes/manifest';
import { pathOf } from '../../frontend/src/routes/paths';
import { pageAt } from '../../frontend/src/site/pages';
import { searchIndex } from '../../frontend/src/site/search-index';
import { htmlOf } from './support/render';

vi.mock('virtual:shell', async () => {
  const { buildShell } = await import('../../frontend/src/site/shell');
  const { readSiteEnvironment } = await import('../../frontend/src/site/environment');
  return { shell: buildShell(readSiteEnvironment({})) };
});

const rendered = (list: ReactNode) => htmlOf(<MemoryRouter>{list}</MemoryRouter>);
const find = pageAt(pathOf('find')).content as ScreenContent['find'];
const { candidates, goods, pictures, results: texts } = find;
const allCoolers = () => rendered(<AllCoolers {...find} />);
/** The finder's results for a query, for these coolers. */
function resultsFor(query: string, coolers = candidates) {
  const { need } = readNeed(new URLSearchParams(query), goods);
  const results = compare(coolers, need).filter((result) => !isBlank(result));
  return rendered(<FinderResults results={results} texts={texts} pictures={pictures} need={need} query={query} />);
}

it('renders at most 20 coolers of a verdict at first', () => {
  const copies = Array.from({ length: 21 }, (_, copy) =>
    candidates.map((each) => ({ ...each, id: `${each.id}-${copy}` as RouteId })),
  );
  const html = resultsFor('min=2&max=8&hours=10', copies.flat());
  for (const verdict of verdicts) expect(html.split(`data-verdict="${verdict}"`), verdict).toHaveLength(21);
});

it('offers most to request what matches, and to add what is ruled out', () => {
  const actionOf = (html: string, verdict: string) => {
    const [, card = ''] = html.split(`data-verdict="${verdict}"`);
    const [beforeAdd = ''] = card.split('Add to request');
    expect(beforeAdd).not.toBe(card);
    return /MuiButton-(primary|secondary)[^>]*>Request this cooler/.exec(beforeAdd)?.[1];
  };
  expect(actionOf(resultsFor('min=2&max=8&hours=10'), 'match')).toBe('primary');
  expect(actionOf(resultsFor('min=2&max=8&hours=12'), 'confirm')).toBe('secondary');
  expect(actionOf(resultsFor('min=2&max=8&hours=12'), 'unknown')).toBe('secondary');
  expect(actionOf(resultsFor('min=20&max=24&hours=49'), 'fails')).toBeUndefined();
});

it('says nothing twice of a cooler whose pack-outs differ in nothing that was asked', () => {
  const [, eclipse] = resultsFor('hours=2').split('data-product="eclipse"');
  expect(eclipse?.split('data-product=')[0]?.match(/10\sh: covers the 2\sh you need\./g)).toHaveLength(1);
});

it('shows every range of a cooler that is not ruled out, also where one sentence is the same', () => {
  const [, eclipse] = resultsFor('specimen=igsc-syringe&units=9').split('data-product="eclipse"');
  for (const range of [/>15–25/, />2–8/]) expect(eclipse?.split('data-product=')[0]).toMatch(range);
});

it.each([
  ['monarch-xvo-10', 'igsc-syringe&units=25', '3'],
  ['monarch-xvo-10', 'igsc-syringe&units=10', null],
  // The number of vials is not known.
  ['monarch-xvo-10', 'igsc-syringe-and-albumin-vial&units=12', null],
  // Numbers of a table are to be confirmed.
  ['core-xvo-3-5', 'platelets-apheresis&units=3&application=2', null],
])('requests as many of the %s as its own figure gives for %s: %s', (product, units, quantity) => {
  const html = resultsFor(`hours=12&specimen=${units}`);
  const [, request = ''] =
    new RegExp(`href="([^"]*product=${product}&[^"]*)"`).exec(html.replaceAll('&amp;', '&')) ?? [];
  expect(request).not.toBe('');
  expect(new URL(request, 'https://www.example.com').searchParams.get('quantity')).toBe(quantity);
});

it('shows each cooler with its picture, once it is near', () => {
  const html = allCoolers() + resultsFor('min=2&max=8&hours=12');
  const cards = html.match(/<li[^>]* data-product="[^"]+".*?<h[23]/g) ?? [];
  expect(cards.length).toBeGreaterThan(candidates.length);
  // One that has no picture yet has a drawing.
  for (const card of cards) expect(card).toMatch(/<img[^>]* alt=""[^>]* loading="lazy"|<svg[^>]* aria-hidden="true"/);
});

it('lists all coolers with their ranges, and with what each hold time is for', () => {
  const html = allCoolers();
  const items = html.replace(/<li[^>]* data-product="([^"]+)"[^>]*>/g, '\n$1: ').replace(/<\/?span[^>]*>/g, '');
  const lines = items.replace(/<[^>]+>/g, ' ').split('\n');
  const lineOf = (id: string) => lines.find((line) => line.startsWith(`${id}: `))?.replaceAll(/\s+/g, ' ');
  expect(lineOf('hard')).toContain('24–48 h with a soft cooler and disks');
  expect(lineOf('core-xvo-30')).toContain('20–24 °C (68–75 °F), two −20 °C (−4 °F) disks for frozen goods');
  expect(lineOf('core-xvo-30')).toContain('12–18 h at 20–24 °C, core up to 24 h');
  expect(lineOf('kelvin')).toContain('up to 24 h, by variant');
  expect(lineOf('eclipse')).toMatch(/10 h Openings 9 openings within its hold time *$/);
  expect(lineOf('cube')).toContain('Range and hours by request.');
});

it.each([
  ['2-8 12/24/48 h', 'min=2&max=8&hours=48'],
  ['up to 30 h 40 C', 'min=40&max=40&hours=30'],
  ['-25 -15 12 h', 'hours=12'],
  ['30 x 20 x 15 40 C', 'min=40&max=40'],
])('links from a search for %s, which nothing meets, to the finder with %s', (query, need) => {
  const { found } = createSearch(searchIndex()).find(query);
  const { content } = pageAt(pathOf('search'));
  const props = { content: content as ScreenContent['search'], path: pathOf('search'), query };
  const html = rendered(found && <SearchAnswers found={found} {...props} />).replaceAll('&amp;', '&');
  expect([...html.matchAll(/href="\/find\?([^"]*)"/gi)].map(([, each]) => each)).toEqual([need]);
});

it('keeps a figure of an excerpt on one line, with the mark of what was searched for inside it', () => {
  const text = 'Inactivated platelets, at 35.9 × 18.1 × 0.7\u202fcm, are stored at 20–24\u202f°C.';
  const hit = {
    entry: { group: 'Questions', href: '/FAQs', title: 'Sizes', text },
    published: [],
    terms: [],
    figures: [],
    sizes: ['18.1 × 0.7'],
  };
  const html = rendered(<SearchResults title="Questions" hits={[hit as never]} count={1} onAll={() => {}} />);
  expect(html).toMatch(/<span class="[^"]+">35\.9 × <mark>18\.1 × 0\.7<\/mark>\u202fcm<\/span>, are/);
  expect(html).toMatch(/<span class="[^"]+">20–24\u202f°C<\/span>\./);
});
