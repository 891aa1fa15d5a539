/** Pure functions over the manifest: no React, no DOM. */
import { manifest, type RouteId, type RouteRow } from './manifest';

const rows: readonly RouteRow[] = manifest;
const byId = new Map(rows.map((row) => [row.id, row]));

/** The row of a route. @throws Error for an id the manifest does not have. */
export function routeRow(id: RouteId): RouteRow {
  const row = byId.get(id);
  if (!row) throw new Error(`No route is called ${JSON.stringify(id)}`);
  return row;
}

/** Canonical path of a route, with an optional section (`#…`) of its page. */
export function pathOf(id: RouteId, section?: string): string {
  return section ? `${routeRow(id).path}#${section}` : routeRow(id).path;
}

/** The rows a site shows: all, or those that are not template filler (SITE_PLACEHOLDERS=hide). */
export function shownRows(placeholders: 'show' | 'hide'): readonly RouteRow[] {
  return placeholders === 'show' ? rows : rows.filter((row) => !row.placeholder);
}

/** Whether a page has an address, and may be listed: others stand in, for an unknown path or where there is no network. */
export const hasAddress = ({ screen }: Pick<RouteRow, 'screen'>): boolean =>
  screen !== 'not-found' && screen !== 'offline';

/** Absolute canonical URL of a path on `origin` (no trailing slash; `/` stays). */
export function canonicalUrl(origin: string, path: string): string {
  return `${origin}${path}`;
}

/** The rows from Home to this one, for the breadcrumb; Home itself gives one row. */
export function trailOf(id: RouteId): readonly RouteRow[] {
  const trail: RouteRow[] = [];
  for (let row: RouteRow | undefined = routeRow(id); row; row = row.parent ? byId.get(row.parent) : undefined)
    trail.unshift(row);
  return trail[0]?.id === 'home' ? trail : [routeRow('home'), ...trail];
}

/**
 * Every path that must answer with a redirect-free or a redirected page, as lower-case lookup keys
 * without trailing slash, each with its canonical path. The keys are unique: nginx's `map` ignores case.
 * @throws Error when two rows claim one key.
 */
export function canonicalPathsByKey(shown: readonly RouteRow[] = rows): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const row of shown) {
    for (const path of [row.path, ...(row.aliases ?? [])]) {
      const key = path.toLowerCase();
      const taken = keys.get(key);
      if (taken !== undefined) throw new Error(`${path} of ${row.id} and ${taken} differ only by case`);
      keys.set(key, row.path);
    }
  }
  return keys;
}
