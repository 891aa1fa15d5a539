/** What the worker does to a page that it had kept: says so over it, as its figures may have changed since. */
import { keptCopy } from '../src/content/offline';
import { KEPT_COPY_ID } from '../src/lib/keptCopy';
import { keptCopyStyles } from '../src/theme/keptCopyStyles';

/** Where the notice's style sheet is to be had: of the worker, as no other page has the notice. */
export const noticeStylesPath = '/kept-copy.css';

/** The style sheet. A file of its own: a page's policy knows its own inline styles alone. */
export const noticeStyles = (): Response =>
  new Response(keptCopyStyles(KEPT_COPY_ID), { headers: { 'Content-Type': 'text/css' } });

function sentence(kept: Date): string {
  if (Number.isNaN(kept.getTime())) return keptCopy.undated;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(kept);
  return keptCopy.dated.join(`<time datetime="${kept.toISOString()}">${day}</time>`);
}

/** A page's HTML with the notice that it was kept then; before all else, and outside of what React takes over. */
export const withNotice = (html: string, kept: Date): string =>
  html.replace(
    /<body[^>]*>/,
    (body) =>
      `${body}<link rel="stylesheet" href="${noticeStylesPath}">` +
      `<section id="${KEPT_COPY_ID}" aria-label="${keptCopy.label}"><p>${sentence(kept)}</p></section>`,
  );

/** A page as it was kept, with the notice: when the server sent it stands in its `Date`. */
export async function asKeptCopy(kept: Response): Promise<Response> {
  const { status, statusText, headers } = kept;
  const html = withNotice(await kept.text(), new Date(headers.get('date') ?? Number.NaN));
  return new Response(html, { status, statusText, headers });
}
