/**
 * `make bench`: measures the built site section by section, prints tables and writes them to bench/results/ as Markdown
 * and JSON. Exits with status 1 if a section failed; the other sections still run.
 *
 * ONLY    names of sections, separated by commas; all
 * ROUNDS  rounds to take medians of; 5
 * SITE    web root of another build to measure; dist/client
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release } from 'node:os';
import path from 'node:path';
import { type BenchContext, type Section, toMarkdown } from './section';

const sections = {
  pages: 'a first visit on a slow phone, and how soon the page responds',
  navigation: 'the next page, and the way back',
  slow: 'text on a link of 40 kbit/s, compared with its HTML',
  lighthouse: "Lighthouse's four categories on every page",
  server: 'what the rules of nginx cost',
  growth: 'catalogues of 30 and 300 products, or of the lengths in PRODUCTS',
};
type SectionName = keyof typeof sections;

const root = path.join(import.meta.dirname, '../..');
const out = path.join(root, 'bench');
const results = path.join(out, 'results');

/** The sections to run. @throws Error for a name that no section has. */
function chosen(only: string | undefined): readonly SectionName[] {
  const all = Object.keys(sections) as SectionName[];
  const names = only?.split(',').map((name) => name.trim()) ?? all;
  const unknown = names.filter((name) => !Object.hasOwn(sections, name));
  if (unknown.length > 0) throw new Error(`ONLY names ${unknown.join(', ')}; the sections are ${all.join(', ')}`);
  return all.filter((name) => names.includes(name));
}

function roundsFrom(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`ROUNDS is '${text}': expected a whole number from 1`);
  return rounds;
}

async function runSection(name: SectionName, context: BenchContext): Promise<void> {
  const load = loadavg()[0]?.toFixed(1);
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Linux ${release()}, Node ${process.version}, load ${load}`;
  // Loaded one by one, so that a section that cannot be loaded does not keep the others from running.
  const { run } = (await import(`./${name}`)) as { readonly run: Section };
  const tables = await run(context);
  const facts = { section: name, date: new Date().toISOString(), rounds: context.rounds, machine };
  const head = `## ${name}: ${sections[name]}\n\n${facts.date}, ${facts.rounds} rounds, ${machine}`;
  const markdown = `${[head, ...tables.map(toMarkdown)].join('\n\n')}\n`;
  console.log(`\n${markdown}`);
  await writeFile(path.join(results, `${name}.json`), `${JSON.stringify({ ...facts, tables }, null, 2)}\n`);
  await writeFile(path.join(results, `${name}.md`), markdown);
}

const names = chosen(process.env.ONLY || undefined);
const context: BenchContext = {
  rounds: roundsFrom(process.env.ROUNDS || '5'),
  root,
  out,
  // One copy for each run: a second run at the same time must not remove the site of the first.
  site: path.join(out, `site-${process.pid}`),
  log: (line) => console.log(`  ${line}`),
};
await mkdir(results, { recursive: true });
await cp(process.env.SITE || path.join(root, 'dist/client'), context.site, { recursive: true });
for (const name of names) {
  console.log(`\n== ${name}: ${sections[name]}`);
  await runSection(name, context).catch((error) => {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  });
}
await rm(context.site, { recursive: true, force: true });
console.log(`\nThe results are in ${path.relative(process.cwd(), results)}/.`);
