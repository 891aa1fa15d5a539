/** Pure functions over the manifest: no React, no DOM. */
import { manifest, type RouteId, type RouteRow } from './manifest';

const rows: readonly RouteRow[] = manifest;
const byId = new Map(rows.map((row) => [row.id, row]));

/** The row of a route. @throws Error for an unknown id. */
export function routeRow(id: RouteId): RouteRow {
  const row = byId.get(id);
  if (!row) throw new Error(`No route is called ${JSON.stringify(id)}`);
  return row;
}

/** The canonical path of a route, optionally with the hash of a section. */
export function pathOf(id: RouteId, section?: string): string {
  return section ? `${routeRow(id).path}#${section}` : routeRow(id).path;
}

/** The rows of a build: all, or without the template's placeholders (SITE_PLACEHOLDERS=hide). */
export function shownRows(placeholders: 'show' | 'hide'): readonly RouteRow[] {
  return placeholders === 'show' ? rows : rows.filter((row) => !row.placeholder);
}

/** Whether a page has its own URL. The error pages do not: they are responses at other URLs. */
export const hasAddress = ({ screen }: Pick<RouteRow, 'screen'>): boolean =>
  screen !== 'not-found' && screen !== 'offline';

/** The absolute canonical URL of a path. */
export function canonicalUrl(origin: string, path: string): string {
  return `${origin}${path}`;
}

/** The rows of the breadcrumb, from Home to this one. */
export function trailOf(id: RouteId): readonly RouteRow[] {
  const trail: RouteRow[] = [];
  for (let row: RouteRow | undefined = routeRow(id); row; row = row.parent ? byId.get(row.parent) : undefined)
    trail.unshift(row);
  return trail[0]?.id === 'home' ? trail : [routeRow('home'), ...trail];
}

/** The canonical path of each path and alias, in lower case, as nginx's `map` ignores case. @throws Error for two. */
export function canonicalPathsByKey(shown: readonly RouteRow[] = rows): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const row of shown) {
    for (const path of [row.path, ...(row.aliases ?? [])]) {
      const key = path.toLowerCase();
      const taken = keys.get(key);
      if (taken !== undefined) throw new Error(`${path} of ${row.id} leads to ${taken} already, in some casing`);
      keys.set(key, row.path);
    }
  }
  return keys;
}
