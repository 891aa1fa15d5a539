import { existsSync, readFileSync } from 'node:fs';

const here = 'scripts/imagery';

/** A Python file of this folder and all files of this folder that it imports, directly or indirectly. */
export function importsOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(`${here}/${file}`, 'utf8');
  for (const [, module, names] of source.matchAll(/^\s*(?:from|import) ([\w.]+)(?: import ([\w, ]+))?/gm)) {
    const base = (module as string).replaceAll('.', '/');
    const candidates = [base, ...(names ?? '').split(',').map((name) => `${base}/${name.trim()}`)];
    for (const candidate of candidates) if (existsSync(`${here}/${candidate}.py`)) importsOf(`${candidate}.py`, seen);
  }
  return seen;
}
