/** The id in a URL's hash, decoded; unchanged if its percent-encoding is invalid. */
export function anchorOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The id of a gallery's picture. Prefixed, as a section or a question of the page may have the same id. */
export const pictureAnchor = ({ id }: { readonly id: string }) => `picture-${id}`;
