import '../src/theme/fonts.css';
import 'virtual:tokens.css';
import '../src/theme/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../src/app/App';
import { reloadForNewRelease } from '../src/app/freshness';
import { embeddedPage } from '../src/app/pageData';
import { screenFor } from '../src/app/screens';

/** Takes over the prerendered page. Interruptible, so that a tap during it is answered first. */
export async function render() {
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
      <BrowserRouter>
        <App initialPage={page} />
      </BrowserRouter>,
    );
  });
}
