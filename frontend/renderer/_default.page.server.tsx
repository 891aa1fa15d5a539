import createEmotionServer from '@emotion/server/create-instance';
import GlobalStyles from '@mui/material/GlobalStyles';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { App } from '../src/app/App';
import { headHtml } from '../src/app/headHtml';
import { pageJson } from '../src/app/navigation/pageData';
import type { Page } from '../src/content/page';
import { inDevelopment, RELEASE_ATTRIBUTE } from '../src/lib/release';
import { INCOMPLETE_ATTRIBUTE } from '../src/lib/startup/incomplete';
import { globalStyles } from '../src/theme/globalStyles';
import { SiteTheme } from '../src/theme/SiteTheme';
import { pageStyleCache, pageStylesAttribute } from '../src/theme/styleCache';
import { color, colorSchemeAttribute } from '../src/theme/tokens';

/** The browser reads its page from the embedded JSON, not from this library's context. */
export const passToClient: string[] = [];

// Not a literal in the import below, which would have the bundler read the whole catalogue for nothing.
const contentModule = '/src/site/pages.ts';

/** For the development server alone. */
async function contentAt(path: string): Promise<Page> {
  if (!import.meta.env.DEV) throw new Error(`No page was handed over for ${path}`);
  const { pageAt }: typeof import('../src/site/pages') = await import(/* @vite-ignore */ contentModule);
  return pageAt(path);
}

interface Asked {
  readonly urlPathname: string;
  /** By the build, as the release. The development server is asked for a path alone. */
  readonly page?: Page;
  readonly release?: string;
}

/** Where the app's first file cannot be had, nothing of it could say so. Errors of elements do not bubble. */
const incompleteScript = `addEventListener('error',e=>{if(e.target.type=='module')document.documentElement.setAttribute('${INCOMPLETE_ATTRIBUTE}','')},true)`;

/** The page's one inline script; the scheme that the visitor chose or the system asks for, before the first paint. */
const inlineScript = renderToStaticMarkup(<InitColorSchemeScript attribute={colorSchemeAttribute} />)
  // Its comment and its indentation would stand in every page.
  .replace(/\n\s*(?:\/\/.*\n\s*)?/g, '\n')
  .replace('</script>', () => `;${incompleteScript}</script>`);

/**
 * A page's body and the styles that it needs, by a cache of the page's own. Waits for components whose code comes apart.
 * Rejects with what a component throws, in whatever boundary.
 */
async function renderPage(
  page: Page,
): Promise<{ readonly html: string; readonly preloads: string; readonly styles: string }> {
  const cache = pageStyleCache();
  // Apart from the app: beside it, every id of useId would be another than in the browser, where the two are not together.
  renderToStaticMarkup(
    <SiteTheme cache={cache}>
      <GlobalStyles styles={globalStyles} />
    </SiteTheme>,
  );
  let thrown: unknown;
  const { prelude } = await prerender(
    <SiteTheme cache={cache}>
      <StaticRouter location={page.path}>
        <App initialPage={page} />
      </StaticRouter>
    </SiteTheme>,
    {
      // All in its place: a part that came later would need a script to be moved there.
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
  const leftOut = Object.keys(cache.inserted).filter(
    (id) => `${cache.key}-${id}` in cache.registered && !css.includes(`.${cache.key}-${id}`),
  );
  return { html, preloads, styles: `<style ${pageStylesAttribute}="${leftOut.join(' ')}">${css}</style>` };
}

/**
 * Defers the layout of sections out of view (app/startup/earlyLayout.ts). Not in development, where React reports the
 * attributes that it sets as hydration errors.
 */
const deferLayout = import.meta.env.DEV ? '' : ' data-early';

/** Renders one page to HTML: full text, its styles in the head, the page's data at its end. */
export async function render({ urlPathname, page: given, release = inDevelopment }: Asked) {
  const page = given ?? (await contentAt(urlPathname));
  const { html, preloads, styles } = await renderPage(page);
  return {
    documentHtml: escapeInject`<!doctype html>
<html lang="en-US"${deferLayout} ${RELEASE_ATTRIBUTE}="${release}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${dangerouslySkipEscape(preloads + inlineScript)}
    ${dangerouslySkipEscape(headHtml(page.head))}
    <meta name="theme-color" content="${color.navy950}">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
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
