import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { noteEarlyInput } from '../../lib/startup/earlyInput';
import { SiteTheme } from '../../theme/SiteTheme';
import { documentStyleCache } from '../../theme/styleCache';
import { App } from '../App';
import { closeOthersByName } from '../navigation/openDetails';
import { embeddedPage } from '../navigation/pageData';
import { screenFor } from '../screenFor';

/**
 * Hydrates the prerendered page, one Suspense boundary a task. Resolves with the first commit, outside these
 * boundaries, in which the router starts to listen; rejects if the screen's code cannot be loaded.
 */
export async function hydrate(): Promise<void> {
  const page = embeddedPage();
  await screenFor(page.screen).preload();
  // React Router gives the first entry of every tab the key `default`, so a scroll position stored under it could be
  // another visit's. Math.random as in the router: crypto.randomUUID is undefined on plain HTTP.
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  // `v5Compat`: its listeners are called for `push` and `replace` too.
  const history = createBrowserHistory({ v5Compat: true });
  noteEarlyInput();
  closeOthersByName();
  return new Promise((committed) => {
    startTransition(() => {
      hydrateRoot(
        document.getElementById('app') as HTMLElement,
        <SiteTheme cache={documentStyleCache()}>
          <App initialPage={page} history={history} onCommit={committed} />
        </SiteTheme>,
      );
    });
  });
}
