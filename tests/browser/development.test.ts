import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathOf } from '../../frontend/src/routes/paths';
import { faults, hydrated, page, pagePerTest } from './support/visit';

pagePerTest({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

let copy: string;
let server: ReturnType<typeof spawn>;
let origin: string;

beforeAll(async () => {
  // Inside the repository, so that the copy's imports resolve to the installed packages.
  mkdirSync('.cache', { recursive: true });
  copy = mkdtempSync(path.resolve('.cache/development-'));
  for (const name of ['package.json', 'tsconfig.json', 'frontend'])
    cpSync(name, path.join(copy, name), { recursive: true });
  const vite = path.resolve('node_modules/.bin/vite');
  server = spawn(vite, ['dev', '-c', 'frontend/vite.config.ts', '--host', '127.0.0.1', '--port', '0'], { cwd: copy });
  origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (text) => {
      output += text;
      const [url] =
        /http:\/\/127\.0\.0\.1:\d+/.exec(output.replaceAll('\u001b[1m', '').replaceAll('\u001b[22m', '')) ?? [];
      if (url) resolve(url);
    });
    server.once('exit', () => reject(new Error(`The development server ended: ${output}`)));
  });
});

afterAll(() => {
  server?.kill();
  rmSync(copy, { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const source = path.join(copy, 'frontend/src', file);
  const text = readFileSync(source, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(source, text.replace(from, to));
}

// The server transforms each module when it is first requested, which takes a busy machine minutes.
const patient = { timeout: 480_000 };

it(
  'serves the web manifest, shows edits of a sentence, a color and a component, and hydrates without an error',
  patient,
  async () => {
    page.setDefaultTimeout(patient.timeout);
    for (const path of [pathOf('kelvin'), pathOf('cookie-policy')]) {
      await page.goto(origin + path);
      await hydrated();
    }
    const manifest = await page.request.get(`${origin}/site.webmanifest`);
    expect((await manifest.json()).icons).toHaveLength(3);
    const noFile = await page.request.get(`${origin}/files/kelvin.pdf`);
    expect([noFile.status(), await noFile.text()]).toEqual([404, 'Not found\n']);

    edit('content/policies/cookie-policy.ts', 'How Cookies Are Used', 'Why Cookies Are Used');
    await page.getByRole('heading', { name: 'Why Cookies Are Used' }).waitFor();
    // Vite's client has connected again.
    await hydrated();

    edit('theme/palette.ts', 'primary: color.ink', "primary: 'rgb(1, 2, 3)'");
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).color).catch(() => ''))
      .toBe('rgb(1, 2, 3)');
    await hydrated();

    edit('app/layout/ui/SkipLink.tsx', 'to content', 'to the content');
    await page.getByRole('link', { name: 'Skip to the content' }).waitFor({ state: 'attached' });
    expect(faults()).toEqual([]);
  },
);
