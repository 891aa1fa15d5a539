/** Builds a copy of the site step by step, as package.json's "build" has them, with the time and memory of each. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

export interface StepResult {
  /** "bundle" and "prerender" for Vite's step, else the name of the step's script. */
  readonly name: string;
  /** On the clock. */
  readonly seconds: number;
  /** Of processor time, all threads of its Node processes together. */
  readonly processorSeconds: number;
  /** Largest resident size of any of its Node processes, in MiB. */
  readonly peakMiB: number;
}

/** What a process has taken when it begins to prerender ("prerender") and when it ends ("end"). */
interface Note {
  readonly at: 'prerender' | 'end';
  readonly processorSeconds: number;
  readonly peakMiB: number;
}

// Loaded into every Node process of a step.
const noteTaker = `import { appendFileSync } from 'node:fs';
const note = (at) => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const taken = { at, processorSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMiB: maxRSS / 1024 };
  appendFileSync(process.env.BENCH_NOTES, JSON.stringify(taken) + '\\n');
};
const write = process.stdout.write;
process.stdout.write = function (chunk, ...rest) {
  if (String(chunk).includes('pre-rendering HTML')) note('prerender');
  return write.call(this, chunk, ...rest);
};
process.on('exit', () => note('end'));
`;

/** "tsx scripts/compress.ts dist/client" is compress; what runs no script of ours is Vite. */
const nameOf = (command: string) => /scripts\/([\w-]+)\.ts/.exec(command)?.[1] ?? 'bundle';

/** Runs every step of the build in `root`, in order. Rejects with the last words of a step that failed. */
export async function timedBuild(root: string, log: (line: string) => void): Promise<readonly StepResult[]> {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const results: StepResult[] = [];
  for (const command of (scripts.build as string).split(' && ')) {
    const step = await timedStep(root, command);
    results.push(...step);
    for (const { name, seconds, peakMiB } of step) log(`${name}: ${seconds.toFixed(1)} s, ${peakMiB.toFixed(0)} MiB`);
  }
  return results;
}

async function timedStep(root: string, command: string): Promise<readonly StepResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'));
  const [file, hook] = [path.join(folder, 'notes'), path.join(folder, 'notes.mjs')];
  await writeFile(file, '');
  await writeFile(hook, noteTaker);
  const started = performance.now();
  const step = spawn('sh', ['-c', command], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      NODE_OPTIONS: `--import ${pathToFileURL(hook)}`,
      BENCH_NOTES: file,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  let prerenderFrom: number | undefined;
  const hear = (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-4000);
    if (words.includes('pre-rendering HTML')) prerenderFrom ??= performance.now();
  };
  step.stdout.on('data', hear);
  step.stderr.on('data', hear);
  const status = await new Promise((resolve, reject) => step.once('error', reject).once('close', resolve));
  const ended = performance.now();
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  await rm(folder, { recursive: true });
  if (status !== 0) throw new Error(`${command} ended with status ${status}: ${words}`);

  const notes = lines.map((line): Note => JSON.parse(line));
  const ends = notes.filter(({ at }) => at === 'end');
  const all: StepResult = {
    name: nameOf(command),
    seconds: (ended - started) / 1000,
    processorSeconds: ends.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0),
    peakMiB: Math.max(0, ...ends.map(({ peakMiB }) => peakMiB)),
  };
  const bundled = notes.find(({ at }) => at === 'prerender');
  if (!bundled || prerenderFrom === undefined) return [all];
  const seconds = (prerenderFrom - started) / 1000;
  return [
    { ...all, seconds, processorSeconds: bundled.processorSeconds, peakMiB: bundled.peakMiB },
    {
      name: 'prerender',
      seconds: all.seconds - seconds,
      processorSeconds: all.processorSeconds - bundled.processorSeconds,
      peakMiB: all.peakMiB,
    },
  ];
}
