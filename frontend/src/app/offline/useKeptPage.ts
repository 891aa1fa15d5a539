import { useEffect } from 'react';
import type { Page } from '../../content/page';
import { savesData } from '../../lib/startup/savesData';
import { whenEngaged } from '../../lib/startup/whenEngaged';

/** Caches the current page for offline use, in idle time after the visitor's first input. */
export function useKeptPage(page: Page): void {
  useEffect(() => {
    // Service workers need HTTPS. Skipped with Save-Data and for the 404 page.
    if (!('serviceWorker' in navigator) || savesData() || page.screen === 'not-found') return;
    return whenEngaged(() => {
      import('./keep')
        .then(({ keep }) => keep(page))
        .catch((error) => console.info('Pages are not cached for offline use:', error));
    });
  }, [page]);
}
