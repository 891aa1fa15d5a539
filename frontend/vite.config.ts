import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, runnerImport } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { readSiteEnvironment } from './src/site/environment';
import { buildShell } from './src/site/shell';
import { withoutUnusedCode } from './withoutUnusedCode';

const here = import.meta.dirname;

/** `virtual:shell`, generated from the manifest and the settings. */
const virtualShell: Plugin = {
  name: 'site-virtual-shell',
  resolveId: (id) => (id === 'virtual:shell' ? `\0${id}` : undefined),
  load: (id) => {
    if (id !== '\0virtual:shell') return;
    return `export const shell = ${JSON.stringify(buildShell(readSiteEnvironment(process.env)))};`;
  },
};

/**
 * Serves the data files and the web manifest that `scripts/build/site-files.ts` writes in a build, from the current sources.
 * Any other file that only a build has, such as a PDF, is a short 404, in place of a page that is rendered for its path.
 */
const dataInDevelopment: Plugin = {
  name: 'site-data',
  configureServer(server) {
    const dataAt = async (url: string): Promise<unknown> => {
      if (url === '/site.webmanifest') {
        const { webManifest } = await server.ssrLoadModule('/src/theme/webManifest');
        return webManifest(readSiteEnvironment(process.env).name);
      }
      const { dataUrl, developmentRelease } = await server.ssrLoadModule('/src/lib/release');
      const { searchIndex } = await server.ssrLoadModule('/src/site/search-index');
      if (url === dataUrl('/search-index', developmentRelease)) return searchIndex();
      const { pageAt, pagePaths } = await server.ssrLoadModule('/src/site/pages');
      const { pageDataUrl } = await server.ssrLoadModule('/src/app/navigation/pageData');
      const page = pagePaths().find((address: string) => pageDataUrl(address, developmentRelease) === url);
      return page && pageAt(page);
    };
    server.middlewares.use(({ url = '' }, response, next) => {
      if (!/^\/(?:assets\/data\/|site\.webmanifest$)/.test(url)) return next();
      dataAt(url).then((data) => {
        response.writeHead(data ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(data));
      }, next);
    });
    // After Vite's middlewares, which serve the files that exist, and before the renderer's.
    return () =>
      server.middlewares.use(({ url = '' }, response, next) => {
        if (!/^[^?]*\.\w+(?:\?|$)/.test(url)) return next();
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
      });
  },
};

/**
 * Reloads the page when a file changes that affects only the prerendered HTML: content, which is embedded as JSON, and the
 * theme, whose CSS variables are in the page's style sheet. Vite sends no update for modules that only the server imports.
 */
const reloadInDevelopment: Plugin = {
  name: 'site-reload',
  hotUpdate({ file }) {
    if (this.environment.name !== 'client' || !/\/src\/(routes|domain|content|site|theme)\//.test(file)) return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

/**
 * Removes model-viewer's decoder of compressed meshes: it starts WebAssembly as soon as it is loaded, which the content
 * security policy blocks. The site's models are not compressed in this way. The viewer is 6 kB smaller without it.
 */
const withoutMeshDecoder: Plugin = {
  name: 'site-without-mesh-decoder',
  load: (id) => (id.endsWith('/meshopt_decoder.module.js') ? 'export const MeshoptDecoder = undefined;' : undefined),
};

/** Replaces the theme in the browser by its data, so that no page loads what computes it. */
const withComputedTheme: Plugin = {
  name: 'site-with-computed-theme',
  apply: 'build',
  async load(id, options) {
    if (options?.ssr || !id.endsWith('/src/theme/theme.ts')) return;
    // Not by an import of this file: an edit of the theme would restart the development server.
    const imported = async <Module>(name: string) =>
      (await runnerImport<Module>(path.join(here, 'src/theme', name))).module;
    const { theme } = await imported<typeof import('./src/theme/theme')>('theme.ts');
    const { themeData } = await imported<typeof import('./src/theme/browserTheme')>('browserTheme.ts');
    return `import { themeFrom } from './browserTheme'; export const theme = themeFrom(${JSON.stringify(themeData(theme))});`;
  },
};

/**
 * Modules that every page needs. Subfolders of components/ are used by some screens only, except the carousel; Swiper is
 * imported at the first input.
 */
const everyPage = /\/src\/(components\/(carousel\/(?!startSwiper))?[^/]+$|app\/layout\/ui\/|lib\/|domain\/quantities)/;

/** Modules of some screens that are too small for a request of their own. */
const small =
  /\/src\/(components\/(sections\/(Points|PlaceholderNote|Tile)|search\/StatusLine)|features\/forms\/(storageKeys|whenNeeded|ui\/StatusRegion)|content\/(carrying|field-sheet|facts\/(labels|text))\.)|\/@mui\/material\/Stack\//;

/** MUI's core and the components that every page has. */
const mui =
  /\/node_modules\/(@emotion|stylis|@mui\/(system|styled-engine|utils|private-theming)|@mui\/material\/(styles|utils|transitions|colors|zero-styled|DefaultPropsProvider|className|generate\w+|Typography|Link|Button|ButtonBase|IconButton|Container|Paper|Card|AppBar|Toolbar|Breadcrumbs|List|ListItem|Divider)\/|@mui\/material\/InputBase\/inputBaseClasses)/;

/** Chunks that some screens share: too large to be on every page, and fewer requests than Rollup's own. */
const ofSomeScreens = {
  tables: /\/@mui\/material\/Table|\/src\/components\/\w+Table\./,
  questions: /\/src\/components\/(FaqAccordion|AskForm)\./,
  drawings: /\/features\/drawings\/(ui\/ScaleDrawing|projection)/,
  figures: /\/src\/(domain\/(conversion|geometry)|content\/finder\/fit-texts)\./,
  company: /\/src\/components\/sections\/(Monogram|PictureBand|TeamCarousel|Testimonials)\./,
  alert: /\/@mui\/material\/(Alert|SvgIcon)\/|\/src\/(components\/NoScriptNote|features\/forms\/ui\/FormStatus)\./,
  'text-fields': /\/src\/features\/forms\/ui\/(TextField|FieldGroup)\./,
  chip: /\/@mui\/material\/Chip\//,
};

/**
 * Few chunks, as each costs a request: libraries, which a release rarely changes and browsers can cache; code that every page
 * shares; and one chunk a screen, which Rollup creates itself. Each is evaluated in a task of its own (app/startup).
 */
function chunkOf(id: string): string | undefined {
  if (
    /vite\/preload-helper|\/src\/(lib\/startup\/(whenIdle|savesData|atOnce|incomplete|afterNextFrame|firstInput)|app\/startup\/(start|keptClicks|earlyLayout|lateFont)\.)/.test(
      id,
    )
  )
    return 'loader';
  // react-dom is the largest and is needed last: chunks that only need react are evaluated while it loads.
  if (/\/node_modules\/(react-dom|scheduler)\//.test(id)) return 'react-dom';
  if (/\/node_modules\/(react-router|react-router-dom)\//.test(id)) return 'router';
  if (id.includes('/node_modules/react/')) return 'react';
  // Only used by pages with forms, although MUI's styles import them.
  if (/\/@mui\/material\/(InputBase\/(?!inputBaseClasses)|TextareaAutosize\/)/.test(id)) return 'fields';
  // The theme is a chunk of its own, as it changes without MUI.
  if (mui.test(id) || id.includes('/src/theme/styleCache')) return 'mui';
  if (id.includes('/src/theme/')) return 'theme';
  const shared = Object.entries(ofSomeScreens).find(([, modules]) => modules.test(id));
  if (shared) return shared[0];
  return everyPage.test(id) || small.test(id) ? 'components' : undefined;
}

export default defineConfig(({ mode }) => {
  Object.assign(process.env, loadEnv(mode, path.join(here, '..'), 'SITE_'));
  return {
    root: here,
    assetsInclude: ['**/*.glb'],
    plugins: [
      react(),
      virtualShell,
      dataInDevelopment,
      reloadInDevelopment,
      ssr(),
      withoutMeshDecoder,
      withComputedTheme,
      withoutUnusedCode,
    ],
    build: {
      outDir: path.join(here, '..', 'dist'),
      emptyOutDir: true,
      // The content security policy does not allow `data:` URLs.
      assetsInlineLimit: 0,
      // The 3D viewer has 1 MB uncompressed; scripts/check/budgets.ts limits the compressed size.
      chunkSizeWarningLimit: 1_100,
      // Vite would compress every file for a list of sizes that `--logLevel error` hides.
      reportCompressedSize: false,
      // Input of scripts/build/licenses.ts, which writes third-party-licenses.txt.
      license: { fileName: 'third-party-licenses.json' },
      rollupOptions: { output: { manualChunks: chunkOf } },
    },
    server: {
      port: Number(process.env.DEV_PORT || 5173),
      proxy: { '/api/Inquiry': process.env.INQUIRY_HOST ?? `http://127.0.0.1:${process.env.MOCK_PORT ?? 8081}` },
    },
  };
});
