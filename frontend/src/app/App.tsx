import { Suspense, useEffect, useRef } from 'react';
import type { Page } from '../content/page';
import { ShownLocationProvider } from '../lib/shownLocation';
import { applyHead } from './headHtml';
import { Announcer } from './layout/Announcer';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { PrintedLine } from './layout/ui/PrintedLine';
import { SkipLink } from './layout/ui/SkipLink';
import { StuckNotice } from './navigation/StuckNotice';
import { useNavigation } from './navigation/useNavigation';
import { usePrefetch } from './navigation/usePrefetch';
import { useScrolling } from './navigation/useScrolling';
import { useKeptPage } from './offline/useKeptPage';
import { screenFor } from './screenFor';
import { StaysReadable } from './startup/StaysReadable';

/** The whole site: header, the screen of the page on show, footer. */
export function App({ initialPage }: { initialPage: Page }) {
  const { status, shown, retry, giveUp } = useNavigation(initialPage);
  const { page } = shown;
  const headOf = useRef(page);

  useEffect(() => {
    if (headOf.current === page) return;
    headOf.current = page;
    applyHead(page.head);
  }, [page]);
  useScrolling(shown);
  usePrefetch(page);
  useKeptPage(page);

  const Screen = screenFor(page.screen);
  return (
    <StaysReadable within="#app">
      <Suspense fallback={null}>
        <SkipLink />
        {/* What stands in for a page without a network is HTML alone (scripts/build/prerender.ts). */}
        <Header scripted={page.screen !== 'offline'} />
      </Suspense>
      <main id="main" tabIndex={-1} aria-busy={status === 'loading' || undefined}>
        {/* A page that came with its document stays as it was prerendered; another is the server's to show. */}
        <StaysReadable
          key={page.path}
          within="#main"
          onError={page === initialPage ? undefined : (wasShown) => giveUp(page, wasShown)}
        >
          <Suspense fallback={null}>
            <ShownLocationProvider value={shown.location}>
              {page.head.canonical && <PrintedLine url={page.head.canonical} product={page.screen === 'product'} />}
              <Screen page={page as never} />
            </ShownLocationProvider>
          </Suspense>
        </StaysReadable>
      </main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      <Announcer />
      {status === 'stuck' && <StuckNotice onRetry={retry} />}
    </StaysReadable>
  );
}
