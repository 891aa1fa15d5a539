/** Which pages a test opens that does not open all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest, type RouteRow } from '../../../frontend/src/routes/manifest';
import { builtSite } from './site';

/** The kinds of parts in a page's HTML: elements, classes, roles and the names of data attributes. */
function partsOf({ path }: RouteRow): ReadonlySet<string> {
  const html = readFileSync(join(builtSite, path, 'index.html'), 'utf8');
  const body = html.slice(html.indexOf('<body')).replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '');
  const classes = [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  return new Set([...classes, ...(body.match(/<[a-z][\w-]*| role="[^"]+"| data-[\w-]+/g) ?? [])]);
}

/** The first page of each screen. */
export const onePagePerScreen: readonly RouteRow[] = [
  ...new Map([...manifest].reverse().map((row) => [row.screen, row as RouteRow])).values(),
].reverse();

/**
 * A page of each screen, and as many more as it takes to have every kind of part that any page has. What holds for these
 * pages holds for all that are made of the same parts.
 */
export function representativePages(): readonly RouteRow[] {
  const chosen = [...onePagePerScreen];
  const left = new Map(manifest.map((row) => [row as RouteRow, new Set(partsOf(row))]));
  const remove = (parts: ReadonlySet<string>) => {
    for (const rest of left.values()) for (const part of parts) rest.delete(part);
  };
  for (const row of chosen) remove(partsOf(row));
  for (;;) {
    const [[row, rest] = []] = [...left].sort(([, one], [, other]) => other.size - one.size);
    if (!row || !rest?.size) return chosen;
    chosen.push(row);
    remove(new Set(rest));
  }
}
