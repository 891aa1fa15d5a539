/** The part of `<head>` that differs by page: for the prerenderer, and after navigation inside the app. */
import type { Head } from '../content/page';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string);

/** Marks the elements that navigation replaces. */
const MARK = 'data-page';

function elementsOf(head: Head): readonly string[] {
  const element = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>) => {
    const list = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
    return `<${name} ${list.join(' ')} ${MARK}>`;
  };
  const meta = (name: string, content: string) =>
    element('meta', { [name.startsWith('og:') ? 'property' : 'name']: name, content });
  return [
    meta('description', head.description),
    meta('keywords', head.keywords),
    meta('robots', head.robots),
    ...(head.canonical ? [element('link', { rel: 'canonical', href: head.canonical })] : []),
    ...Object.entries(head.social).map(([name, content]) => meta(name, content)),
    ...head.structuredData.map((data) => {
      const json = JSON.stringify(data).replace(/</g, '\\u003c');
      return `<script type="application/ld+json" ${MARK}>${json}</script>`;
    }),
  ];
}

/** The head's title, meta, link and JSON-LD elements as HTML. */
export const headHtml = (head: Head) =>
  [`<title>${escapeHtml(head.title)}</title>`, ...elementsOf(head)].join('\n    ');

/** Replaces the current page's head after navigation inside the app. */
export function applyHead(head: Head): void {
  document.title = head.title;
  for (const element of document.head.querySelectorAll(`[${MARK}]`)) element.remove();
  document.head.insertAdjacentHTML('beforeend', elementsOf(head).join(''));
}
