/** Reads the strings of source files, without comments, and finds paths in them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { parseAst } from 'vite';

const root = path.join(import.meta.dirname, '../..');

/** The files under these folders of the repository with one of these endings, relative to its root, in order. */
export function sourceFiles(folders: readonly string[], endings: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** The text of a file of the repository. */
export const sourceOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Replaces an expression in a template. */
export const HOLE = '\0';

interface AstNode {
  readonly type?: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[];
}

/** The strings in a part of a syntax tree, without the specifiers of modules. */
function stringsOfNode(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, quasis } = node as AstNode;
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  const parts = Object.entries(node).flatMap(([key, part]) => (key === 'source' ? [] : stringsOfNode(part)));
  if (type !== 'TemplateLiteral' || !quasis) return parts;
  return [quasis.map(({ value: text }) => text.cooked ?? '').join(HOLE), ...parts];
}

/**
 * Every string and template of a module, and JSX texts; `HOLE` replaces each expression of a template.
 * @throws Error where the code does not parse.
 */
export function stringsIn(code: string, loader: 'ts' | 'tsx'): readonly string[] {
  const script = transformSync(code, { loader, jsx: 'automatic', legalComments: 'none', target: 'esnext' }).code;
  return stringsOfNode(parseAst(script));
}

/** The strings of a TypeScript file of the repository. */
export const stringsOf = (file: string): readonly string[] =>
  stringsIn(sourceOf(file), file.endsWith('.tsx') ? 'tsx' : 'ts');

/** The line, from 1, of a text's first occurrence, in any case; 1 if the text is composed. */
export function lineOf(code: string, text: string): number {
  const at = code.toLowerCase().indexOf(text.toLowerCase());
  return at < 0 ? 1 : code.slice(0, at).split('\n').length;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The given paths that occur in a text, in any case, as spelled there; not Home's `/`, and not within a longer word,
 * file name or address. After an expression of a template only the exact case counts: `${folder}/products` is a folder.
 */
export function spelledPaths(text: string, paths: readonly string[]): readonly string[] {
  const screens = paths.filter((path) => path !== '/').sort((a, b) => b.length - a.length);
  const nested = screens.filter((path) => path.lastIndexOf('/') > 0).map((path) => path.slice(1));
  const withSlash = new RegExp(`(?<![\\w.~*/)}\\]-])(?:${screens.map(escaped).join('|')})(?![\\w.-])`, 'gi');
  const withoutSlash = new RegExp(`^(?:${nested.map(escaped).join('|')})(?=[/?#]|$)`, 'i');
  const local = text.replace(/\bhttps?:\/\/[\w.:-]+/gi, ' ');
  return [
    ...[...local.matchAll(withSlash)]
      .filter(({ 0: spelled, index }) => local[index - 1] !== HOLE || paths.includes(spelled))
      .map(([spelled]) => spelled),
    ...(withoutSlash.exec(text) ?? []),
  ];
}
