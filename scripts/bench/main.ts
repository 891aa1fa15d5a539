/**
 * `make bench`: measures the built site section by section, prints tables and writes them to bench/results/ as Markdown.
 * Exits with status 1 if a section failed; the other sections still run.
 *
 * ONLY    names of sections, separated by commas; all
 * ROUNDS  rounds to take medians of; 5
 * SITE    web root of another build to measure; dist/client
 *
 * With `--check` it only reports settings that are wrong, which `make bench` asks before it builds.
 */
import { existsSync } from 'node:fs';
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
const rounds = Number(process.env.ROUNDS || '5');
const { SITE } = process.env;
const unknown = names.filter((name) => !Object.hasOwn(sections, name));
const faults = [
  ...unknown.map((name) => `ONLY names '${name}': the sections are ${Object.keys(sections).join(', ')}`),
  ...(Number.isInteger(rounds) && rounds > 0 ? [] : [`ROUNDS is '${process.env.ROUNDS}': expected 1 or more`]),
  ...(!SITE || existsSync(path.join(SITE, 'index.html')) ? [] : [`SITE is '${SITE}': it has no index.html`]),
];
for (const fault of faults) console.error(`make bench: ${fault}`);
if (faults.length > 0) process.exit(1);
if (process.argv.includes('--check')) process.exit();

const context: BenchContext = {
  rounds,
  root,
  // One copy for each run: a second run at the same time must not remove the site of the first.
  site: path.join(root, `bench/site-${process.pid}`),
  log: (line) => console.log(`  ${line}`),
};
await mkdir(results, { recursive: true });
await cp(SITE || path.join(root, 'dist/client'), context.site, { recursive: true });
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
