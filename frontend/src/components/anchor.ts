/** The id that an address's hash names: decoded, or as it stands where its encoding is broken. */
export function anchorOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
