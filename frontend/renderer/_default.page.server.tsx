import createEmotionServer from '@emotion/server/create-instance';
import GlobalStyles from '@mui/material/GlobalStyles';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { App } from '../src/app/App';
import { headHtml } from '../src/app/headHtml';
import { pageJson } from '../src/app/navigation/pageData';
import { fontPreload, inlineScript } from '../src/app/startup/inlineScript';
import { PicturePreviews } from '../src/components/Picture';
import type { Page } from '../src/content/page';
import previews from '../src/content/pictures/previews.json';
import { developmentRelease, RELEASE_ATTRIBUTE } from '../src/lib/release';
import { globalStyles } from '../src/theme/globalStyles';
import { SiteTheme } from '../src/theme/SiteTheme';
import { type PageRules, pageStyleCache, pageStylesAttribute } from '../src/theme/styleCache';
import { color } from '../src/theme/tokens';

/** Empty: the browser reads its page from the embedded JSON instead of vite-plugin-ssr's page context. */
export const passToClient: string[] = [];

// A variable, as the bundler would bundle the whole catalog for a literal in the import below.
const contentModule = '/src/site/pages.ts';

/** Only for the development server: a build passes the page. */
async function contentAt(path: string): Promise<Page> {
  if (!import.meta.env.DEV) throw new Error(`The build passed no page for ${path}`);
  const { pageAt }: typeof import('../src/site/pages') = await import(/* @vite-ignore */ contentModule);
  return pageAt(path);
}

/** vite-plugin-ssr's page context. */
interface PageContext {
  readonly urlPathname: string;
  /** Passed by the build (renderHtml.ts). */
  readonly page?: Page;
  /** Passed by the build. */
  readonly release?: string;
}

/**
 * Renders a page's HTML and the style sheet that it needs. Rejects with a component's first error, even if a boundary
 * handles it.
 */
async function renderPage(page: Page) {
  const cache = pageStyleCache();
  // Not together with the app: useId would then give other ids than in the browser, which does not render global styles.
  renderToStaticMarkup(
    <SiteTheme cache={cache}>
      <GlobalStyles styles={globalStyles} />
    </SiteTheme>,
  );
  let thrown: unknown;
  const { prelude } = await prerender(
    <SiteTheme cache={cache}>
      <PicturePreviews value={previews}>
        <App initialPage={page} history={createMemoryHistory({ initialEntries: [page.path] })} />
      </PicturePreviews>
    </SiteTheme>,
    {
      // React would otherwise write large Suspense boundaries at the end, with an inline script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        thrown ??= error;
      },
    },
  );
  const prerendered = await new Response(prelude).text();
  if (thrown) throw thrown;
  // Without a `head` of its own, React writes the links of `preload` before the body.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(prerendered) ?? [];
  const html = prerendered.slice(preloads.length);
  const css = createEmotionServer(cache)
    .extractCriticalToChunks(html)
    .styles.map((chunk) => chunk.css)
    .join('');
  const inserted = Object.entries(cache.inserted as Record<string, string>);
  const isAnimation = (rule: string) => rule.startsWith('@keyframes');
  const own = inserted.filter(([id, rule]) => `${cache.key}-${id}` in cache.registered || isAnimation(rule));
  const isInSheet = ([id, rule]: [string, string]) => css.includes(isAnimation(rule) ? rule : `.${cache.key}-${id}`);
  const rules: PageRules = {
    inSheet: Object.fromEntries(own.filter(isInSheet)),
    omitted: Object.fromEntries(own.filter((entry) => !isInSheet(entry))),
  };
  const omittedIds = Object.keys(rules.omitted).join(' ');
  return { html, preloads, styles: `<style ${pageStylesAttribute}="${omittedIds}">${css}</style>`, rules };
}

/** Defers the layout of sections out of view (app/startup/earlyLayout.ts). In development React would report it. */
const deferLayout = import.meta.env.DEV ? '' : ' data-early';

/** vite-plugin-ssr's hook that renders the document. */
export async function render({ urlPathname, page: builtPage, release = developmentRelease }: PageContext) {
  const page = builtPage ?? (await contentAt(urlPathname));
  const { html, preloads, styles, rules } = await renderPage(page);
  return {
    pageContext: { rules },
    documentHtml: escapeInject`<!doctype html>
<html lang="en-US"${deferLayout} ${RELEASE_ATTRIBUTE}="${release}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${dangerouslySkipEscape(preloads + inlineScript + fontPreload)}
    ${dangerouslySkipEscape(headHtml(page.head))}
    <meta name="theme-color" content="${color.navy950}">
    <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">
    <link rel="apple-touch-icon" href="/apple-touch-icon.png">
    <link rel="manifest" href="/site.webmanifest">
    ${dangerouslySkipEscape(styles)}
  </head>
  <body>
    <div id="app">${dangerouslySkipEscape(html)}</div>
    <script type="application/json" id="page">${dangerouslySkipEscape(pageJson(page))}</script>
  </body>
</html>`,
  };
}
