import { MAX_COMPARED } from '../../domain/cooler';

/** Reads `/compare?items=kelvin,eclipse`, regardless of case: the first known items, and the unknown ids. */
export function readItems<Item extends { readonly id: string }>(text: string, known: readonly Item[]) {
  const ids = text.split(',').map((id) => id.trim());
  const asked = [...new Set(ids.filter(Boolean))];
  const of = (id: string) => known.find((item) => item.id.toLowerCase() === id.toLowerCase());
  const found = [...new Set(asked.flatMap((id) => of(id) ?? []))];
  return {
    items: found.slice(0, MAX_COMPARED),
    unknown: asked.filter((id) => !of(id)),
    isTooMany: found.length > MAX_COMPARED,
  };
}
