/** Rules for the voice: published figures first, and each open point once, as a question, where it decides. */
import type { RouteId } from '../../../frontend/src/routes/manifest';
import { byTag } from './html';
import type { PageRule, SiteRule } from './rule';
import type { BuiltPage } from './site';

/** How often a page may say that a figure is not published; the tables of records and the comparison more often. */
const most = { page: 4, records: 12, site: 100 } as const;
const records: ReadonlySet<RouteId> = new Set(['evidence', 'parts', 'compare']);

/** Sentences about missing content. */
const lacks = /nothing (?:of this )?is published|not on this site|in place of names|without names or portraits/gi;

/** The text of a page without scripts and their data. */
function matchesIn({ document }: BuiltPage, pattern: RegExp): readonly string[] {
  const found = ({ text }: { readonly text: string }) => text.match(pattern) ?? [];
  const hidden = byTag(document, 'script', 'style').flatMap(found);
  const all = byTag(document, 'html').flatMap(found);
  // Matches in scripts are removed by their number.
  return all.slice(hidden.length);
}

const saidOf = (page: BuiltPage) => matchesIn(page, /not published/gi).length;

const seldom: PageRule = {
  name: '"not published" only where it decides',
  broken: (page) => {
    const limit = records.has(page.page.id as RouteId) ? most.records : most.page;
    const said = saidOf(page);
    return said > limit ? [`${said} times, at most ${limit}`] : [];
  },
};

const known: PageRule = {
  name: 'no sentence about what the site lacks',
  broken: (page) => matchesIn(page, lacks),
};

export const voiceRules: readonly PageRule[] = [seldom, known];

const seldomInAll: SiteRule = {
  name: '"not published" on all pages',
  broken: ({ pages }) => {
    const said = [...pages.values()].reduce((sum, page) => sum + saidOf(page), 0);
    return said > most.site ? [{ file: 'all pages', found: `${said} times, at most ${most.site}` }] : [];
  },
};

export const voiceSiteRules: readonly SiteRule[] = [seldomInAll];
