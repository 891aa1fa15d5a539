import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { readSiteEnvironment } from './src/site/environment';
import { buildShell } from './src/site/shell';

const here = import.meta.dirname;

/** Modules that are made at build time from the manifest and the settings. */
export function virtualModules(env: Record<string, string | undefined>): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:shell': () => `export const shell = ${JSON.stringify(buildShell(readSiteEnvironment(env)))};`,
  };
  return {
    name: 'site-virtual-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
  };
}

/** What `scripts/build/site-files.ts` writes under /assets/data for a build, from the sources as they are. */
const dataInDevelopment: Plugin = {
  name: 'site-data',
  configureServer(server) {
    const dataAt = async (url: string): Promise<unknown> => {
      const { dataUrl, inDevelopment } = await server.ssrLoadModule('/src/lib/release');
      const { searchIndex } = await server.ssrLoadModule('/src/site/search-index');
      if (url === dataUrl('/search-index', inDevelopment)) return searchIndex();
      const { pageAt, pagePaths } = await server.ssrLoadModule('/src/site/pages');
      const { pageDataUrl } = await server.ssrLoadModule('/src/app/navigation/pageData');
      const page = pagePaths().find((address: string) => pageDataUrl(address, inDevelopment) === url);
      return page && pageAt(page);
    };
    server.middlewares.use((request, response, next) => {
      if (!request.url?.startsWith('/assets/data/')) return next();
      dataAt(request.url).then((data) => {
        response.writeHead(data ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(data));
      }, next);
    });
  },
};

/**
 * Reloads the page when a file changes whose effect is in the prerendered HTML: content, which is embedded as data, and the
 * theme, whose CSS variables are in the document's own style sheet. Vite sends no update for modules of the server alone.
 */
const reloadInDevelopment: Plugin = {
  name: 'site-reload',
  hotUpdate({ file }) {
    if (this.environment.name !== 'client' || !/\/src\/(routes|domain|content|site|theme)\//.test(file)) return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

/** Files of vite-plugin-ssr that no page here loads: its runtimes in the browser, and what it read the styles from. */
const withoutLeftovers: Plugin = {
  name: 'site-without-leftovers',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.keys(bundle))
        if (/entry-(client|server)-routing|extractAssets/.test(file)) delete bundle[file];
    },
  },
};

/**
 * model-viewer loads a decoder of compressed meshes that starts WebAssembly, which the policy refuses, before any model asks
 * for one. None of ours does.
 */
const withoutMeshDecoder: Plugin = {
  name: 'site-without-mesh-decoder',
  load: (id) => (id.endsWith('/meshopt_decoder.module.js') ? 'export const MeshoptDecoder = undefined;' : undefined),
};

/**
 * Parts of every page. The sub-folders of components/ belong to some screens only, except the carousel; Swiper itself is
 * imported when a visitor touches one.
 */
const everyPage =
  /\/src\/(components\/(carousel\/(?!startSwiper))?[^/]+$|app\/layout\/ui\/|lib\/|domain\/(quantities|conversion))/;

/** MUI's core and the parts of it that every page has. */
const mui =
  /\/node_modules\/(@emotion|stylis|@mui\/(system|styled-engine|utils|private-theming)|@mui\/material\/(styles|utils|transitions|colors|zero-styled|DefaultPropsProvider|className|generate\w+|Typography|Link|Button|ButtonBase|IconButton|SvgIcon|Container|Paper|Card|AppBar|Toolbar|Breadcrumbs|List|ListItem|Divider)\/|@mui\/material\/InputBase\/inputBaseClasses)/;

/**
 * Few files, as each costs a request: what no release of ours changes and the browser may keep, what every page
 * shares, and then one file a screen, which Rollup makes by itself. Each is run as a task of its own (app/startup).
 */
function chunkOf(id: string): string | undefined {
  if (
    /vite\/preload-helper|\/src\/(lib\/startup\/(whenIdle|savesData|atOnce|incomplete)|app\/startup\/(start|keptClicks|firstInput|earlyLayout)\.)/.test(
      id,
    )
  )
    return 'loader';
  // React's larger half by itself: it comes last, and what needs only the smaller is run meanwhile.
  if (/\/node_modules\/(react-dom|scheduler)\//.test(id)) return 'react-dom';
  if (/\/node_modules\/(react-router|react-router-dom)\//.test(id)) return 'router';
  if (id.includes('/node_modules/react/')) return 'react';
  // Of forms alone, though MUI's styles name them.
  if (/\/@mui\/material\/(InputBase\/(?!inputBaseClasses)|TextareaAutosize\/)/.test(id)) return 'fields';
  // Emotion's cache is run with MUI, and the theme after both: making it takes as long as all of MUI's modules.
  if (mui.test(id) || id.includes('/src/theme/styleCache')) return 'mui';
  if (id.includes('/src/theme/')) return 'theme';
  return everyPage.test(id) ? 'components' : undefined;
}

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, path.join(here, '..'), 'SITE_'), ...process.env };
  Object.assign(process.env, env);
  return {
    root: here,
    assetsInclude: ['**/*.glb'],
    plugins: [
      react(),
      virtualModules(env),
      dataInDevelopment,
      reloadInDevelopment,
      ssr(),
      withoutLeftovers,
      withoutMeshDecoder,
    ],
    build: {
      outDir: path.join(here, '..', 'dist'),
      emptyOutDir: true,
      // `data:` URLs would need an exception in the content security policy.
      assetsInlineLimit: 0,
      // The viewer of 3D models has a megabyte before it is compressed: scripts/check/budgets.ts weighs what is sent.
      chunkSizeWarningLimit: 1_100,
      // The packages in the bundle, for scripts/build/licenses.ts, which writes the page that is served.
      license: { fileName: 'third-party-licenses.json' },
      rollupOptions: { output: { manualChunks: chunkOf } },
    },
    server: {
      port: 5173,
      proxy: { '/api/Inquiry': process.env.INQUIRY_HOST ?? `http://127.0.0.1:${process.env.MOCK_PORT ?? 8081}` },
    },
  };
});
