/** The name of a release in the addresses of its data. */
import { createHash } from 'node:crypto';
import type { Page } from '../../frontend/src/content/page';
import { RELEASE_ATTRIBUTE } from '../../frontend/src/lib/release';

/**
 * A digest of all that is served as data: 12 hexadecimal digits, the same for the same content whoever builds it, so that a
 * release which changes the code alone fetches nothing anew.
 */
export function releaseOf(pages: Iterable<Page>, searchIndex: unknown): string {
  const digest = createHash('sha256');
  for (const page of pages) digest.update(JSON.stringify(page));
  return digest.update(JSON.stringify(searchIndex)).digest('hex').slice(0, 12);
}

/** The release that a prerendered page is of, by its HTML. @throws Error where it names none. */
export function releaseNamedIn(html: string): string {
  const [, release] = new RegExp(`<html[^>]* ${RELEASE_ATTRIBUTE}="(\\w+)"`).exec(html) ?? [];
  if (!release) throw new Error('The page does not name its release');
  return release;
}
