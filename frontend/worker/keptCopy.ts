/** Adds a notice to a page from the cache: its figures may have changed since. */
import { keptCopy } from '../src/content/offline';
import { KEPT_COPY_ID } from '../src/lib/keptCopy';
import { keptCopyStyles } from '../src/theme/keptCopyStyles';

/** Path of the notice's style sheet. Only the worker responds to it; the server has no such file. */
export const noticeStylesPath = '/kept-copy.css';

/** A separate style sheet, as a page's content security policy allows only its own inline styles, by their hash. */
export const noticeStyles = (): Response =>
  new Response(keptCopyStyles(KEPT_COPY_ID), { headers: { 'Content-Type': 'text/css' } });

function sentence(cachedAt: Date): string {
  if (Number.isNaN(cachedAt.getTime())) return keptCopy.undated;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(cachedAt);
  return keptCopy.dated.join(`<time datetime="${cachedAt.toISOString()}">${day}</time>`);
}

/** Inserts the notice as the first element of the body, outside the element that React hydrates. */
const htmlWithNotice = (html: string, cachedAt: Date): string =>
  html.replace(
    /<body[^>]*>/,
    (body) =>
      `${body}<link rel="stylesheet" href="${noticeStylesPath}">` +
      `<section id="${KEPT_COPY_ID}" aria-label="${keptCopy.label}"><p>${sentence(cachedAt)}</p></section>`,
  );

/** A cached page with the notice, dated by the `Date` header of the server's response. */
export async function responseWithNotice(cached: Response): Promise<Response> {
  const { status, statusText, headers } = cached;
  const html = htmlWithNotice(await cached.text(), new Date(headers.get('date') ?? Number.NaN));
  return new Response(html, { status, statusText, headers });
}
