/** The name of a release in the addresses of its data. */
import { createHash } from 'node:crypto';
import type { Page } from '../../frontend/src/content/page';

/**
 * A digest of all that is served as data: 12 hexadecimal digits, the same for the same content whoever builds it, so that a
 * release which changes the code alone fetches nothing anew.
 */
export function releaseOf(pages: Iterable<Page>, searchIndex: unknown): string {
  const digest = createHash('sha256');
  for (const page of pages) digest.update(JSON.stringify(page));
  return digest.update(JSON.stringify(searchIndex)).digest('hex').slice(0, 12);
}
