import { HOLE } from './source';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The given paths that occur in a text, in any case, as spelled there; not Home's `/`, and not within a longer word,
 * file name or address. After an expression of a template only the exact case counts: `${folder}/products` is a folder.
 */
export function spelledPaths(text: string, paths: readonly string[]): readonly string[] {
  const screens = paths.filter((path) => path !== '/').sort((a, b) => b.length - a.length);
  const nested = screens.filter((path) => path.lastIndexOf('/') > 0).map((path) => path.slice(1));
  const withSlash = new RegExp(`(?<![\\w.~*/)}\\]-])(?:${screens.map(escaped).join('|')})(?![\\w.-])`, 'gi');
  const withoutSlash = new RegExp(`^(?:${nested.map(escaped).join('|')})(?=[/?#]|$)`, 'i');
  const local = text.replace(/\bhttps?:\/\/[\w.:-]+/gi, ' ');
  return [
    ...[...local.matchAll(withSlash)]
      .filter(({ 0: spelled, index }) => local[index - 1] !== HOLE || paths.includes(spelled))
      .map(([spelled]) => spelled),
    ...(withoutSlash.exec(text) ?? []),
  ];
}
