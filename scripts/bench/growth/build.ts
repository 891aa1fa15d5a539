/** Builds a copy of the site step by step, as package.json's "build" has them, with the time and memory of each. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

export interface StepResult {
  /** "bundle" for Vite's step, else the name of the step's script. */
  readonly name: string;
  /** On the clock. */
  readonly seconds: number;
  /** Of processor time, all threads of its Node processes together. */
  readonly processorSeconds: number;
  /** Largest resident size of any of its Node processes, in MiB. */
  readonly peakMiB: number;
}

/** What a process had taken when it ended. */
interface Taken {
  readonly processorSeconds: number;
  readonly peakMiB: number;
}

// Loaded into every Node process of a step.
const noteTaker = `import { appendFileSync } from 'node:fs';
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const taken = { processorSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMiB: maxRSS / 1024 };
  appendFileSync(process.env.BENCH_NOTES, JSON.stringify(taken) + '\\n');
});
`;

/** "tsx scripts/build/compress.ts dist/client" is compress; what runs no script of ours is Vite. */
const nameOf = (command: string) => /scripts\/build\/([\w-]+)\.ts/.exec(command)?.[1] ?? 'bundle';

/** Runs every step of the build in `root`, in order. Rejects with the last words of a step that failed. */
export async function timedBuild(root: string, log: (line: string) => void): Promise<readonly StepResult[]> {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const results: StepResult[] = [];
  for (const command of (scripts.build as string).split(' && ')) {
    const step = await timedStep(root, command);
    results.push(step);
    log(`${step.name}: ${step.seconds.toFixed(1)} s, ${step.peakMiB.toFixed(0)} MiB`);
  }
  return results;
}

async function timedStep(root: string, command: string): Promise<StepResult> {
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
  const hear = (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-4000);
  };
  step.stdout.on('data', hear);
  step.stderr.on('data', hear);
  const status = await new Promise((resolve, reject) => step.once('error', reject).once('close', resolve));
  const ended = performance.now();
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  await rm(folder, { recursive: true });
  if (status !== 0) throw new Error(`${command} ended with status ${status}: ${words}`);

  const taken = lines.map((line): Taken => JSON.parse(line));
  return {
    name: nameOf(command),
    seconds: (ended - started) / 1000,
    processorSeconds: taken.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0),
    peakMiB: Math.max(0, ...taken.map(({ peakMiB }) => peakMiB)),
  };
}
