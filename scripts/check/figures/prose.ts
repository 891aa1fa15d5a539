/** Gathers the sentences that visitors read out of a page's data. */

/** What is no prose: names, addresses and files. */
const notRead = new Set([
  'id',
  'href',
  'src',
  'files',
  'path',
  'screen',
  'color',
  'key',
  'canonical',
  'structuredData',
]);

/** Every text within `data`, however deep; filler (`placeholder: true`) is left out with all that it holds. */
export function proseIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap(proseIn);
  if (typeof data !== 'object' || data === null) return [];
  if ('placeholder' in data && data.placeholder === true) return [];
  return Object.entries(data).flatMap(([name, value]) => (notRead.has(name) ? [] : proseIn(value)));
}
