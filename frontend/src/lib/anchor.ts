/** The id that an address's hash names: decoded, or as it stands where its encoding is broken. */
export function anchorOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The id of a gallery's picture, apart from those of sections and questions: a section may be called as its picture is. */
export const pictureAnchor = ({ id }: { readonly id: string }) => `picture-${id}`;
