/** HTML as a browser parses it, flattened for the rules. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** An element, in document order; `text` is the text within it, without that of scripts and styles in it. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly parent?: HtmlElement;
}

export interface HtmlDocument {
  readonly elements: readonly HtmlElement[];
  readonly comments: readonly string[];
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.map((child) => (/^(?:script|style)$/.test(child.nodeName) ? '' : textOf(child))).join('');
}

/** Parses a whole document, with the content of <noscript> as elements. Never fails. */
export function parseHtml(html: string): HtmlDocument {
  const elements: HtmlElement[] = [];
  const comments: string[] = [];

  const visit = (node: Node, parent?: HtmlElement): void => {
    if (node.nodeName === '#comment' && 'data' in node) comments.push(node.data);
    let within = parent;
    if ('tagName' in node) {
      within = {
        tag: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: textOf(node),
        ...(parent && { parent }),
      };
      elements.push(within);
    }
    if ('content' in node) visit(node.content, within);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, within);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return { elements, comments };
}

/** The elements with this tag, in document order. */
export const byTag = (document: HtmlDocument, ...tags: readonly string[]): readonly HtmlElement[] =>
  document.elements.filter(({ tag }) => tags.includes(tag));

/** Whether the element is inside one with this tag. */
export function isInside(element: HtmlElement, tag: string): boolean {
  for (let around = element.parent; around; around = around.parent) if (around.tag === tag) return true;
  return false;
}

/** The element's opening tag, shortened for messages. */
export function openingTag({ tag, attributes }: HtmlElement): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const text = `<${tag}${list.join('')}>`;
  return text.length <= 120 ? text : `${text.slice(0, 119)}…`;
}

/** The addresses in a `srcset`. */
export const addressesInSet = (srcset = ''): readonly string[] =>
  srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);

/** A text in one line, with single spaces. */
export const squeeze = (text: string): string => text.trim().replace(/\s+/g, ' ');
