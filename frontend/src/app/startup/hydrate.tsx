import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteTheme } from '../../theme/SiteTheme';
import { documentStyleCache } from '../../theme/styleCache';
import { App } from '../App';
import { embeddedPage } from '../navigation/pageData';
import { screenFor } from '../screenFor';

/**
 * Hydrates the prerendered page, part by part: each boundary is a task of its own, and one that is touched comes first.
 * Settles when it has begun, rejects where the page's code cannot be had.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no #app element');
  const page = embeddedPage();
  await screenFor(page.screen).preload();
  // The router calls every tab's first entry by one name; a position kept under it would be another visit's.
  // A key as the router makes them: randomUUID is kept back from pages on plain HTTP.
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
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
