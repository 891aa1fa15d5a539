import { memo, Suspense, useDeferredValue, useLayoutEffect } from 'react';
import { NavigationType } from 'react-router-dom';
import { RendersAtOnceProvider } from '../components/AfterPaint';
import { UnansweredNotice } from '../components/IncompleteNotices';
import type { Page } from '../content/page';
import { announce } from '../lib/announcer';
import { ShownLocationProvider } from '../lib/shownLocation';
import { InteractiveMark } from '../lib/startup/InteractiveMark';
import { LATE_ATTRIBUTE } from '../lib/startup/incomplete';
import { useChange } from '../lib/useChange';
import { applyHead } from './headHtml';
import { Announcer } from './layout/Announcer';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { PendingBar } from './layout/ui/PendingBar';
import { PrintedLine } from './layout/ui/PrintedLine';
import { SkipLink } from './layout/ui/SkipLink';
import { StuckNotice } from './layout/ui/StuckNotice';
import type { ShownPage } from './navigation/navigation';
import { useLinks } from './navigation/useLinks';
import { useNavigation } from './navigation/useNavigation';
import { usePrefetch } from './navigation/usePrefetch';
import { useScrolling } from './navigation/useScrolling';
import { useKeptPage } from './offline/useKeptPage';
import { screenFor } from './screenFor';
import { HtmlErrorBoundary } from './startup/HtmlErrorBoundary';
import { showLateFont } from './startup/lateFont';

interface MainProps {
  readonly shown: ShownPage;
  /** Whether the HTML already has this page. */
  readonly isInitial: boolean;
  readonly onError: (page: Page, wasShown: boolean) => void;
}

const Main = memo(function Main({ shown: { page, location, arrivedBy }, isInitial, onError }: MainProps) {
  const Screen = screenFor(page.screen);
  return (
    // If its code throws, the document's own page stays prerendered HTML; others are loaded as documents.
    <HtmlErrorBoundary
      key={page.path}
      within="#main"
      onError={isInitial ? undefined : (wasShown) => onError(page, wasShown)}
    >
      <Suspense fallback={null}>
        <ShownLocationProvider value={location}>
          {/* A position or an anchor is found only among all sections. */}
          <RendersAtOnceProvider value={isInitial || arrivedBy === NavigationType.Pop || location.hash !== ''}>
            {page.head.canonical && <PrintedLine url={page.head.canonical} product={page.screen === 'product'} />}
            <Screen page={page as never} />
          </RendersAtOnceProvider>
        </ShownLocationProvider>
        <InteractiveMark part="main" />
      </Suspense>
    </HtmlErrorBoundary>
  );
});

/** The whole site: header, the screen of the current page, footer. `onCommit` is called in its first commit. */
export function App({ initialPage, onCommit }: { initialPage: Page; onCommit?: () => void }) {
  const { status, shown, retry, stay, giveUp } = useNavigation(initialPage);
  const { page } = shown;
  // The menus mark it after the page is shown.
  const currentPath = useDeferredValue(shown.location.pathname);

  useChange(page, () => {
    applyHead(page.head);
    // Clears what the previous page announced or left open.
    announce('');
    document.documentElement.removeAttribute(LATE_ATTRIBUTE);
    showLateFont();
  });
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useLinks(shown.location);
  useScrolling(shown);
  usePrefetch(page);
  useKeptPage(page);

  return (
    <HtmlErrorBoundary within="#app">
      <Suspense fallback={null}>
        <SkipLink />
        {/* The offline page has no script (scripts/build/prerender.ts). */}
        <Header scripted={page.screen !== 'offline'} path={currentPath} />
        <InteractiveMark part="header" />
      </Suspense>
      {/* The inquiry form has a notice of its own. */}
      {page.screen !== 'contact' && <UnansweredNotice />}
      <main id="main" tabIndex={-1} aria-busy={status === 'loading' || undefined}>
        <Main shown={shown} isInitial={page === initialPage} onError={giveUp} />
      </main>
      <Suspense fallback={null}>
        <Footer />
        <InteractiveMark part="footer" />
      </Suspense>
      <Announcer />
      <PendingBar pending={status === 'loading' || status === 'leaving'} />
      {status === 'stuck' && <StuckNotice onRetry={retry} onStay={stay} />}
    </HtmlErrorBoundary>
  );
}
