import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/** What a browser does on its own behalf would blur what the site does. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without its windows, which without a screen are drawn all the same and cost more than the pages in them. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Debian's Chromium, headless, with these switches as well: the headless shell where it is installed, else the whole
 * browser. CHROMIUM names another one. The caller closes it.
 */
export function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  // Chromium's sandbox refuses to run as root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath: process.env.CHROMIUM || (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium'),
    args: [...quiet, ...asRoot, ...switches],
  });
}
