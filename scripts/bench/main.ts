/**
 * `make bench`: measures the built site section by section, prints tables and writes them to bench/results/ as Markdown.
 * Exits with status 1 if a section failed; the other sections still run.
 *
 * ONLY    names of sections, separated by commas; all
 * ROUNDS  rounds to take medians of; 5
 * SITE    web root of another build to measure; dist/client
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release } from 'node:os';
import path from 'node:path';
import { run as growth } from './growth';
import { run as lighthouse } from './lighthouse';
import { run as navigation } from './navigation';
import { run as pages } from './pages';
import { type BenchContext, type Section, toMarkdown } from './section';
import { run as server } from './server';
import { run as slow } from './slow';

const sections: Readonly<Record<string, Section>> = { pages, navigation, slow, lighthouse, server, growth };

const root = path.join(import.meta.dirname, '../..');
const results = path.join(root, 'bench/results');
const names = (process.env.ONLY || Object.keys(sections).join()).split(',').map((name) => name.trim());
const unknown = names.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) throw new Error(`ONLY names ${unknown}; the sections are ${Object.keys(sections)}`);
const rounds = Number(process.env.ROUNDS || '5');
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`ROUNDS is '${process.env.ROUNDS}': expected 1 or more`);

const context: BenchContext = {
  rounds,
  root,
  // One copy for each run: a second run at the same time must not remove the site of the first.
  site: path.join(root, `bench/site-${process.pid}`),
  log: (line) => console.log(`  ${line}`),
};
await mkdir(results, { recursive: true });
await cp(process.env.SITE || path.join(root, 'dist/client'), context.site, { recursive: true });
for (const name of names) {
  const load = loadavg()[0]?.toFixed(1);
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Linux ${release()}, Node ${process.version}, load ${load}`;
  console.log(`\n== ${name}`);
  try {
    const tables = (await sections[name]?.(context)) ?? [];
    const head = `## ${name}\n\n${new Date().toISOString()}, ${rounds} rounds, ${machine}`;
    const markdown = `${[head, ...tables.map(toMarkdown)].join('\n\n')}\n`;
    console.log(`\n${markdown}`);
    await writeFile(path.join(results, `${name}.md`), markdown);
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}
await rm(context.site, { recursive: true, force: true });
console.log(`\nThe results are in ${path.relative(process.cwd(), results)}/.`);
