/** The site with a script in each document, before all others, which records errors: plain WebDriver has no console. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite, startSite } from '../../browser/support/site';

export type NotedSite = Awaited<ReturnType<typeof startNotedSite>>;

const script = 'assets/noted.js';

/** Runs in the page. Records errors in the session storage, so that they outlast the document. */
function note(): void {
  const kept = (): string[] => JSON.parse(sessionStorage.getItem('noted') ?? '[]');
  const add = (text: string) => sessionStorage.setItem('noted', JSON.stringify([...kept(), text]));
  // Firefox and WebKit report requests that are aborted by leaving the page, and so does the app.
  let left = false;
  addEventListener('beforeunload', () => {
    left = true;
  });
  const logged = console.error;
  console.error = (...said: unknown[]) => {
    if (!left) add(`console: ${said.join(' ')}`);
    logged(...said);
  };
  const failed = ({ message, target }: ErrorEvent) => {
    // The error event of an element has no message. Firefox fails a preload whose file the page before was loading when it
    // was left; the import that needs the file loads it, or logs an error.
    if (message) add(`error: ${message}`);
    else if (!left && !(target as Element).matches('[rel="modulepreload"]'))
      add(`not loaded: ${(target as Element).outerHTML}`);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!left) add(`rejection: ${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`policy: ${effectiveDirective} stopped ${blockedURI}`),
  );
}

/** Runs in the page: returns and deletes the recorded errors. */
export function takeNotes(): string[] {
  const notes = JSON.parse(sessionStorage.getItem('noted') ?? '[]') as string[];
  sessionStorage.removeItem('noted');
  return notes;
}

/** Starts a copy of the built site with that script, and the mock. */
export async function startNotedSite() {
  const webRoot = await mkdtemp(join(tmpdir(), 'noted-'));
  // Without the compressed files, which lack the script; nginx sends the file itself where there is none.
  await cp(builtSite, webRoot, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
  await writeFile(join(webRoot, script), `(${note})()`);
  for (const name of await readdir(webRoot, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(webRoot, name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('<head>', `<head><script src="/${script}"></script>`));
  }
  const { siteUrl, mockUrl, stop } = await startSite({ webRoot });
  return {
    siteUrl,
    mockUrl,
    async stop() {
      await stop();
      await rm(webRoot, { recursive: true });
    },
  };
}
