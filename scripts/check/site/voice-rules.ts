/** Rules for the wording: published figures first, and each open point once, as a question. */
import type { RouteId } from '../../../frontend/src/routes/manifest';
import { byTag } from './html';
import { type BuiltPage, pageRule, type Rule } from './site';

/** How often a page may say that a figure is not published; the tables of records and the comparison more often. */
const limits = { page: 4, records: 12, site: 100 } as const;
const records: ReadonlySet<RouteId> = new Set(['evidence', 'parts', 'compare']);

/** Sentences about missing content. */
const lacks = /nothing (?:of this )?is published|not on this site|in place of names|without names or portraits/gi;

const matchesIn = ({ document }: BuiltPage, pattern: RegExp): readonly string[] =>
  byTag(document, 'html').flatMap(({ text }) => text.match(pattern) ?? []);
const saidOf = (page: BuiltPage) => matchesIn(page, /not published/gi).length;
const tooOften = (said: number, limit: number) => (said > limit ? [`${said} times, at most ${limit}`] : []);

export const voiceRules: readonly Rule[] = [
  pageRule('"not published" only where it decides', (page) =>
    tooOften(saidOf(page), records.has(page.page.id as RouteId) ? limits.records : limits.page),
  ),
  pageRule('no sentence about what the site lacks', (page) => matchesIn(page, lacks)),
  {
    name: '"not published" on all pages',
    broken: ({ pages }) => {
      const said = [...pages.values()].reduce((sum, page) => sum + saidOf(page), 0);
      return tooOften(said, limits.site).map((found) => ({ file: 'all pages', found }));
    },
  },
];
