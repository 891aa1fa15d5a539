import { createHash } from 'node:crypto';
import type { Page } from '../../frontend/src/content/page';
import { RELEASE_ATTRIBUTE } from '../../frontend/src/lib/release';

/**
 * A hash of the pages and the search index, 12 hex digits. It is the same for the same content, so that browsers keep their
 * data when only the code changes.
 */
export function releaseOf(pages: Iterable<Page>, searchFiles: unknown): string {
  const digest = createHash('sha256');
  for (const page of pages) digest.update(JSON.stringify(page));
  return digest.update(JSON.stringify(searchFiles)).digest('hex').slice(0, 12);
}

/** The release in a prerendered page's HTML. @throws Error where there is none. */
export function releaseNamedIn(html: string): string {
  const [, release] = new RegExp(`<html[^>]* ${RELEASE_ATTRIBUTE}="(\\w+)"`).exec(html) ?? [];
  if (!release) throw new Error('The page does not name its release');
  return release;
}
