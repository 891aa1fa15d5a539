import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteTheme } from '../theme/SiteTheme';
import { documentStyleCache } from '../theme/styleCache';
import { App } from './App';
import { reloadForNewRelease } from './freshness';
import { embeddedPage } from './pageData';
import { screenFor } from './screens';

/**
 * Hydrates the prerendered page, part by part: each boundary is a task of its own, and one that is touched comes first.
 * Settles when it has begun.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no #app element');
  const page = embeddedPage();
  reloadForNewRelease();
  await screenFor(page.screen)
    .preload()
    .catch(() => {});
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteTheme cache={documentStyleCache()}>
        {/* What a click leads to is shown at once where it is at hand (usePage). */}
        <BrowserRouter useTransitions={false}>
          <App initialPage={page} />
        </BrowserRouter>
      </SiteTheme>,
    );
  });
}
