/** A page's `<head>`: as HTML for the prerenderer, and as DOM changes after navigation. */
import type { Head } from '../content/page';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string);

/** Marks the elements that navigation replaces. */
const MARK = 'data-page';

interface Tag {
  readonly name: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

function tags(head: Head): readonly Tag[] {
  const meta = (name: string, content: string): Tag => ({ name: 'meta', attributes: { name, content } });
  return [
    meta('description', head.description),
    meta('keywords', head.keywords),
    meta('robots', head.robots),
    ...(head.canonical ? [{ name: 'link', attributes: { rel: 'canonical', href: head.canonical } } as const] : []),
    ...head.social.map(
      ({ key, value }): Tag => ({
        name: 'meta',
        attributes: { [key.startsWith('og:') ? 'property' : 'name']: key, content: value },
      }),
    ),
    ...head.structuredData.map(
      (data): Tag => ({
        name: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(data).replace(/</g, '\\u003c'),
      }),
    ),
  ];
}

/** The head's title, meta, link and JSON-LD elements as HTML. */
export function headHtml(head: Head): string {
  const elements = tags(head).map(({ name, attributes, text }) => {
    const list = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
    return `<${name} ${list.join(' ')} ${MARK}>${name === 'script' ? `${text}</script>` : ''}`;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...elements].join('\n    ');
}

/** Replaces the current page's head after navigation inside the app. */
export function applyHead(head: Head): void {
  document.title = head.title;
  for (const element of document.head.querySelectorAll(`[${MARK}]`)) element.remove();
  for (const { name, attributes, text } of tags(head)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(MARK, '');
    if (text) element.textContent = text;
    document.head.append(element);
  }
}
