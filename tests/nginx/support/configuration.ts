/** Parses nginx's configuration into a tree, includes resolved. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Directive {
  readonly name: string;
  /** Without quotes. In a map, an entry's key is its name. */
  readonly parameters: readonly string[];
  /** The directives between its braces. */
  readonly block?: readonly Directive[];
  /** The enclosing blocks, innermost first. */
  readonly within: readonly Directive[];
  /** Relative to the folder of the configuration. */
  readonly file: string;
}

/** Reads a file of the configuration in a folder, and what it includes. @throws Error for a syntax error. */
export function readConfiguration(folder: string, file = 'nginx.conf'): readonly Directive[] {
  return read(folder, file, []);
}

/** Every directive of a tree, in the order of the files. */
export function walk(directives: readonly Directive[]): readonly Directive[] {
  return directives.flatMap((directive) => [directive, ...walk(directive.block ?? [])]);
}

type Token = string | { readonly quoted: string };

function read(folder: string, file: string, within: readonly Directive[]): Directive[] {
  const tokens = tokensOf(readFileSync(join(folder, file), 'utf8'));
  const directives = parse(folder, file, tokens, within);
  if (tokens.length > 0) throw new Error(`${file}: unbalanced closing brace`);
  return directives;
}

function parse(folder: string, file: string, tokens: Token[], within: readonly Directive[]): Directive[] {
  const directives: Directive[] = [];
  let words: string[] = [];
  for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift()) {
    if (token !== ';' && token !== '{') {
      words.push(typeof token === 'string' ? token : token.quoted);
      continue;
    }
    const [name = '', ...parameters] = words;
    words = [];
    if (token === ';' && name === 'include')
      for (const other of filesOf(folder, parameters[0] ?? '')) directives.push(...read(folder, other, within));
    else if (token === ';') directives.push({ name, parameters, within, file });
    else {
      const block: Directive[] = [];
      const directive = { name, parameters, block, within, file };
      block.push(...parse(folder, file, tokens, [directive, ...within]));
      directives.push(directive);
    }
  }
  if (words.length > 0) throw new Error(`${file}: no semicolon after ${words.join(' ')}`);
  return directives;
}

function tokensOf(text: string): Token[] {
  // A block of Lua is one parameter.
  const pattern =
    /#[^\n]*|(?<=_by_lua_block )\{((?:\{[^{}]*\}|[^{}])*)\}|"((?:\\[\s\S]|[^"\\])*)"|'((?:\\[\s\S]|[^'\\])*)'|[;{}]|[^\s;{}"'#][^\s;{}]*/g;
  return [...text.matchAll(pattern)]
    .filter(([all]) => !all.startsWith('#'))
    .flatMap(([all, lua, double, single]): Token[] => {
      if (lua !== undefined) return [{ quoted: lua.trim() }, ';'];
      const quoted = double ?? single;
      return [quoted === undefined ? all : { quoted }];
    });
}

/** The files that an "include" names; a pattern may match none. */
function filesOf(folder: string, pattern: string): readonly string[] {
  if (!pattern.includes('*')) return [pattern];
  const [parent = '', suffix = ''] = pattern.split('*');
  try {
    return readdirSync(join(folder, parent))
      .filter((name) => name.endsWith(suffix))
      .sort()
      .map((name) => parent + name);
  } catch {
    return [];
  }
}
