/** What stands side by side, read from the address: `/compare?items=kelvin,eclipse`. */

/** The coolers of an address, and what of it cannot be shown. */
export interface ReadItems<Item> {
  readonly items: readonly Item[];
  /** Ids that none of the coolers has. */
  readonly unknown: readonly string[];
  readonly isTooMany: boolean;
}

/** Reads ids that stand between commas, each once and without regard to case, up to `most` of those that are known. */
export function readItems<Item extends { readonly id: string }>(
  text: string,
  known: readonly Item[],
  most: number,
): ReadItems<Item> {
  const asked = [
    ...new Set(
      text
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ];
  const of = (id: string) => known.find((item) => item.id.toLowerCase() === id.toLowerCase());
  const found = [...new Set(asked.flatMap((id) => of(id) ?? []))];
  return {
    items: found.slice(0, most),
    unknown: asked.filter((id) => !of(id)),
    isTooMany: found.length > most,
  };
}
