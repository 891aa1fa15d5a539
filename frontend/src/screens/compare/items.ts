/** Reads `/compare?items=kelvin,eclipse`, regardless of case: the first `max` known items, and the unknown ids. */
export function readItems<Item extends { readonly id: string }>(text: string, known: readonly Item[], max: number) {
  const ids = text.split(',').map((id) => id.trim());
  const asked = [...new Set(ids.filter(Boolean))];
  const of = (id: string) => known.find((item) => item.id.toLowerCase() === id.toLowerCase());
  const found = [...new Set(asked.flatMap((id) => of(id) ?? []))];
  return {
    items: found.slice(0, max),
    unknown: asked.filter((id) => !of(id)),
    isTooMany: found.length > max,
  };
}
