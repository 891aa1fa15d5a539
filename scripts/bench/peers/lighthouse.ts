/** Lighthouse's mobile performance of a page: the repository's own Lighthouse, else one in the bench's folder. */
import { execFile } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BenchContext } from '../section';
import { install } from './npm';

const entry = 'node_modules/lighthouse/cli/index.js';
/** The last line of releases that runs on Node 20. */
const packages = { private: true, dependencies: { lighthouse: '12.8.2' } };
const runLimitMs = 150_000;

/** The script that Node runs as Lighthouse, absolute; installed where there is none. Rejects where that fails. */
export async function lighthouseScript({ root, out, log }: BenchContext): Promise<string> {
  const folder = path.join(out, 'lighthouse');
  for (const script of [path.join(root, entry), path.join(folder, entry)])
    if (
      await access(script).then(
        () => true,
        () => false,
      )
    )
      return script;
  log('installing Lighthouse');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(packages));
  await install(folder);
  return path.join(folder, entry);
}

/**
 * The score, 0 to 100, of a page as Lighthouse's phone sees it: it loads the page at full speed and reckons what a slow
 * phone would have made of that. Undefined where Lighthouse itself fails or takes longer than two and a half minutes.
 */
export async function mobilePerformance(script: string, url: string): Promise<number | undefined> {
  const asRoot = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const flags = [
    '--output=json',
    '--quiet',
    '--only-categories=performance',
    '--no-enable-error-reporting',
    `--chrome-flags=--headless=new --disable-gpu${asRoot}`,
  ];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, url, ...flags], {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM || '/usr/bin/chromium' },
      maxBuffer: 2 ** 27,
      timeout: runLimitMs,
    });
    const { score } = JSON.parse(stdout).categories.performance;
    return typeof score === 'number' ? Math.round(score * 100) : undefined;
  } catch {
    return undefined;
  }
}
