import { useEffect } from 'react';
import type { Page } from '../../content/page';
import { savesData } from '../../lib/startup/savesData';
import { whenEngaged } from '../../lib/startup/whenEngaged';

/**
 * Has the page on show kept for when there is no network: once the visitor has done something, and when the browser has
 * nothing else to do. A first visit that touches nothing fetches nothing for it.
 */
export function useKeptPage(page: Page): void {
  useEffect(() => {
    // Not over plain HTTP, and nothing more than asked for where data is saved; what stands at an unknown address is no page.
    if (!('serviceWorker' in navigator) || savesData() || page.screen === 'not-found') return;
    return whenEngaged(Number.POSITIVE_INFINITY, () => {
      import('./keep')
        .then(({ keep }) => keep(page))
        // Then it opens by the network alone, as before.
        .catch((error) => console.info('Pages are not kept for when there is no network:', error));
    });
  }, [page]);
}
