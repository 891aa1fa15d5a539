import type { Page } from 'playwright';

/** Notes from here on, in order, everything that the page's documents are stopped from doing by their policy. */
export async function noteViolations(page: Page): Promise<readonly string[]> {
  const stopped: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => stopped.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const note = `${effectiveDirective} stopped ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`;
      (window as unknown as { noteViolation(note: string): void }).noteViolation(note);
    });
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy|Refused to|violates/i.test(message.text())) stopped.push(message.text());
  });
  return stopped;
}
