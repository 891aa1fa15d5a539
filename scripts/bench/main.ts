/**
 * `make bench`: measures the built site, section by section, and prints tables; bench/results/ keeps them as Markdown
 * and JSON. Exits with status 1 where a section failed; the others run all the same.
 *
 * ONLY    names of sections, with commas between; all
 * ROUNDS  rounds to take medians of; 5
 * SITE    web root of another build to measure; dist/client
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release } from 'node:os';
import path from 'node:path';
import type { BenchContext, Section } from './section';
import { printTable, type Table, toMarkdown } from './table';

/** Loaded when its turn comes, so that one that cannot be loaded keeps no other from running. */
const load = (name: string): Section['run'] => {
  return async (context) => ((await import(`./${name}`)) as Pick<Section, 'run'>).run(context);
};

const sections: readonly Section[] = [
  {
    name: 'pages',
    about: 'a first visit on a slow phone, and what it costs to take the page over',
    run: load('pages'),
  },
  { name: 'navigation', about: 'the next page, and the way back', run: load('navigation') },
  { name: 'slow', about: 'text on a link of 40 kbit/s, beside its HTML', run: load('slow') },
  { name: 'lighthouse', about: "Lighthouse's four categories on every page", run: load('lighthouse') },
  { name: 'server', about: 'what the rules of nginx cost', run: load('server') },
  { name: 'growth', about: 'catalogues of 30 and 300 products, or as many as PRODUCTS says', run: load('growth') },
];

const root = path.join(import.meta.dirname, '../..');
const out = path.join(root, 'bench');
const results = path.join(out, 'results');

/** The sections to run, from ONLY. @throws Error for a name that none has. */
function chosen(only: string): readonly Section[] {
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !sections.some((section) => section.name === name));
  if (unknown.length > 0)
    throw new Error(`ONLY names ${unknown.join(', ')}; there are ${sections.map(({ name }) => name).join(', ')}`);
  return sections.filter(({ name }) => names.includes(name));
}

/** @throws Error for anything but a whole number from 1. */
function roundsFrom(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`ROUNDS is '${text}': want a whole number from 1`);
  return rounds;
}

function machine(): string {
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Linux ${release()}, Node ${process.version}, load ${load}`;
}

async function keep({ name, about }: Section, context: BenchContext, tables: readonly Table[], where: string) {
  const file = path.join(results, name);
  const facts = { section: name, about, date: new Date().toISOString(), rounds: context.rounds, machine: where };
  await writeFile(`${file}.json`, `${JSON.stringify({ ...facts, tables }, null, 2)}\n`);
  const head = `## ${name}: ${about}\n\n${facts.date}, ${context.rounds} rounds, ${where}`;
  await writeFile(`${file}.md`, `${[head, ...tables.map(toMarkdown)].join('\n\n')}\n`);
}

const toRun = process.env.ONLY ? chosen(process.env.ONLY) : sections;
const context: BenchContext = {
  rounds: roundsFrom(process.env.ROUNDS || '5'),
  root,
  out,
  // Of this run alone: a second one beside it must not take the site away from under the first.
  site: path.join(out, `site-${process.pid}`),
  log: (line) => console.log(`  ${line}`),
};
await mkdir(results, { recursive: true });
await cp(process.env.SITE || path.join(root, 'dist/client'), context.site, { recursive: true });

const failed: string[] = [];
for (const section of toRun) {
  console.log(`\n== ${section.name}: ${section.about}`);
  const where = machine();
  try {
    const tables = await section.run(context);
    for (const table of tables) printTable(table);
    await keep(section, context, tables, where);
  } catch (error) {
    failed.push(section.name);
    console.error(error);
  }
}
await rm(context.site, { recursive: true, force: true });
console.log(`\nResults are in ${path.relative(process.cwd(), results)}/.`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
