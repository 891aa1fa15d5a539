import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { reloadForNewRelease } from './freshness';
import { embeddedPage } from './pageData';
import { screenFor } from './screens';

/** Takes over the prerendered page. Interruptible, so that a tap during it is answered first. */
export async function takeOver(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no #app element');
  const page = embeddedPage();
  reloadForNewRelease();
  // Named in the head, it comes beside this script: header and screen are taken over in one go.
  await screenFor(page.screen)
    .preload()
    .catch(() => {});
  startTransition(() => {
    hydrateRoot(
      root,
      // What a click leads to is shown at once where it is at hand (usePage).
      <BrowserRouter useTransitions={false}>
        <App initialPage={page} />
      </BrowserRouter>,
    );
  });
}
