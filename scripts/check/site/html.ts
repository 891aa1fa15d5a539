/** Built HTML as a browser would parse it, flattened to what the rules ask for. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** An element, in document order; `text` is all the text within it. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly parent?: HtmlElement;
}

export interface HtmlDocument {
  readonly elements: readonly HtmlElement[];
  readonly comments: readonly string[];
  /** What a browser has to mend, with its line: "unexpected-null-character (line 3)". */
  readonly faults: readonly string[];
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Parses a whole document. It never fails: what is wrong with the markup is in `faults`. */
export function parseHtml(html: string): HtmlDocument {
  const elements: HtmlElement[] = [];
  const comments: string[] = [];
  const faults: string[] = [];

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
  visit(
    parse(html, {
      // What stands in <noscript> is read by visitors as well.
      scriptingEnabled: false,
      onParseError: ({ code, startLine }) => faults.push(`${code} (line ${startLine})`),
    }),
  );
  return { elements, comments, faults };
}

/** The elements with this tag, in document order. */
export const byTag = (document: HtmlDocument, ...tags: readonly string[]): readonly HtmlElement[] =>
  document.elements.filter(({ tag }) => tags.includes(tag));

/** Whether the element stands inside one with this tag. */
export function isInside(element: HtmlElement, tag: string): boolean {
  for (let around = element.parent; around; around = around.parent) if (around.tag === tag) return true;
  return false;
}

/** The element as its opening tag, shortened, to be recognised in a message. */
export function openingTag({ tag, attributes }: HtmlElement): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const text = `<${tag}${list.join('')}>`;
  return text.length <= 120 ? text : `${text.slice(0, 119)}…`;
}
