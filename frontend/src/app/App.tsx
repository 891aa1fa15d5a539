import { memo, Suspense, useDeferredValue, useLayoutEffect } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { RendersAtOnceProvider } from '../components/AfterPaint';
import { UnansweredNotice } from '../components/IncompleteNotices';
import type { Page } from '../content/page';
import { announce } from '../lib/announcer';
import { InteractiveMark } from '../lib/startup/InteractiveMark';
import { LATE_ATTRIBUTE } from '../lib/startup/incomplete';
import { useChange } from '../lib/useChange';
import { applyHead } from './headHtml';
import { Announcer } from './layout/Announcer';
import { closeMenus } from './layout/closeMenus';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { PendingBar, StuckNotice } from './layout/ui/NavigationStatus';
import { PrintedLine } from './layout/ui/PrintedLine';
import { SkipLink } from './layout/ui/SkipLink';
import type { ShownPage } from './navigation/navigation';
import { useLinks } from './navigation/useLinks';
import { type RouterHistory, useNavigation } from './navigation/useNavigation';
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
        {/* A position or an anchor is found only among all sections. */}
        <RendersAtOnceProvider value={isInitial || arrivedBy === NavigationType.Pop || location.hash !== ''}>
          {page.head.canonical && <PrintedLine url={page.head.canonical} product={page.screen === 'product'} />}
          <Screen page={page as never} />
        </RendersAtOnceProvider>
        <InteractiveMark part="main" />
      </Suspense>
    </HtmlErrorBoundary>
  );
});

interface Props {
  readonly initialPage: Page;
  readonly history: RouterHistory;
  /** Called in the first commit. */
  readonly onCommit?: () => void;
}

/** The whole site: header, the screen of the current page, footer. */
export function App({ initialPage, history, onCommit }: Props) {
  const { status, shown, retry, stay, giveUp } = useNavigation(initialPage, history, closeMenus);
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
  useLinks(shown.location, history);
  useScrolling(shown);
  usePrefetch(page);
  useKeptPage(page);

  return (
    // The location of the shown page: a context that changed with a click would make React remove the forms that wait for
    // their code, while the next page loads.
    <Router location={shown.location} navigationType={shown.arrivedBy} navigator={history} useTransitions={false}>
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
    </Router>
  );
}
