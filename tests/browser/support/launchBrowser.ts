import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/**
 * Switches off Chromium's own background requests, hardware acceleration and QUIC, which a test enables if it needs it; and
 * V8's optimizing compilers, as a test's page is gone before it profits: it takes a sixth less processor time, also by axe.
 */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-maglev,--no-opt',
];

/** The headless build: the full browser draws windows even without a screen, which costs more than the pages. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where Chromium is: what CHROMIUM names, Debian's headless shell, or the whole browser where that is not installed. */
const chromiumPath = process.env.CHROMIUM || (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium');

/** Debian's Chromium, headless, with these switches as well; with --enable-quic it speaks HTTP/3. The caller closes it. */
export function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  // Chromium's sandbox refuses to run as root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      ...quiet.filter((name) => !switches.includes(name.replace('--disable-', '--enable-'))),
      ...asRoot,
      ...switches,
    ],
  });
}
