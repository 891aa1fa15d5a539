import { shell } from 'virtual:shell';
import { Suspense, useEffect, useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SkipLink } from '../components/SkipLink';
import type { Page } from '../content/page';
import { applyHead } from './headHtml';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { screenFor } from './screens';
import { useScrolling } from './scrolling';
import { usePage } from './usePage';
import { usePrefetch } from './usePrefetch';

function Screen({ page }: { page: Page }) {
  const Component = screenFor(page.screen);
  return <Component key={page.path} page={page as never} />;
}

/** The whole site: header, the screen of the page on show, footer. */
export function App({ initialPage }: { initialPage: Page }) {
  const shown = usePage(initialPage);
  const { page, location } = shown;
  const headOf = useRef(page);

  useEffect(() => {
    if (headOf.current === page) return;
    headOf.current = page;
    applyHead(page.head);
  }, [page]);
  useScrolling(shown);
  usePrefetch(page);

  return (
    <>
      <Suspense fallback={null}>
        <SkipLink />
        <Header />
      </Suspense>
      <main id="main" tabIndex={-1}>
        {/* The path is that of the page on show; query and hash are the visitor's, for the screens that read them. */}
        <Suspense fallback={null}>
          <Routes location={{ ...location, pathname: page.path }}>
            {shell.patterns.map(({ path }) => (
              <Route key={path} path={path} caseSensitive element={<Screen page={page} />} />
            ))}
            <Route path="*" element={<Screen page={page} />} />
          </Routes>
        </Suspense>
      </main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </>
  );
}
