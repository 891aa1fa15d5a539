import type { Page } from '../content/page';
import { type Deferred, deferred } from '../lib/startup/deferred';
import type { ScreenKind } from '../routes/manifest';

/**
 * Each screen is a chunk, found by its kind in scripts/build/preloads.ts: `blog-details` is `BlogDetailsScreen.tsx`.
 */
const screens: { readonly [Kind in ScreenKind]: Deferred<{ page: Page<Kind> }> } = {
  home: deferred(() => import('../screens/home/HomeScreen')),
  about: deferred(() => import('../screens/about/AboutScreen')),
  services: deferred(() => import('../screens/services/ServicesScreen')),
  team: deferred(() => import('../screens/team/TeamScreen')),
  faqs: deferred(() => import('../screens/faqs/FaqsScreen')),
  blog: deferred(() => import('../screens/blog/BlogScreen')),
  'blog-details': deferred(() => import('../screens/blog/BlogDetailsScreen')),
  'project-details': deferred(() => import('../screens/blog/ProjectDetailsScreen')),
  contact: deferred(() => import('../screens/contact/ContactScreen')),
  products: deferred(() => import('../screens/products/ProductsScreen')),
  coolers: deferred(() => import('../screens/coolers/CoolersScreen')),
  product: deferred(() => import('../screens/product/ProductScreen')),
  specimens: deferred(() => import('../screens/specimens/SpecimensScreen')),
  find: deferred(() => import('../screens/find/FindScreen')),
  compare: deferred(() => import('../screens/compare/CompareScreen')),
  evidence: deferred(() => import('../screens/evidence/EvidenceScreen')),
  parts: deferred(() => import('../screens/parts/PartsScreen')),
  glossary: deferred(() => import('../screens/glossary/GlossaryScreen')),
  policy: deferred(() => import('../screens/policy/PolicyScreen')),
  search: deferred(() => import('../screens/search/SearchScreen')),
  'not-found': deferred(() => import('../screens/not-found/NotFoundScreen')),
  offline: deferred(() => import('../screens/offline/OfflineScreen')),
};

/** The component that renders pages of a kind. */
export function screenFor(kind: ScreenKind): Deferred<{ page: never }> {
  return screens[kind] as unknown as Deferred<{ page: never }>;
}
