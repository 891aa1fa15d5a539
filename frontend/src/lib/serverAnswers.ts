/**
 * Whether the server would answer an address now, be it with a redirect or a 404. Asked before a document is left for it:
 * `navigator.onLine` knows the network's card alone, and a browser's error page would take away what is read.
 */
export async function serverAnswers(href: string): Promise<boolean> {
  try {
    const { status } = await fetch(href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
