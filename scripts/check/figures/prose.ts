/** Collects the sentences in a page's data that visitors read. */

/** Keys without prose: names, addresses and files. */
const notRead = new Set('id href src files path screen color key canonical structuredData'.split(' '));

/** Every text in `data`, at any depth, except in filler (`placeholder: true`). */
export function proseIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap(proseIn);
  if (typeof data !== 'object' || data === null) return [];
  if ('placeholder' in data && data.placeholder === true) return [];
  return Object.entries(data).flatMap(([name, value]) => (notRead.has(name) ? [] : proseIn(value)));
}
