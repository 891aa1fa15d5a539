import { type Deferred, deferred } from '../lib/startup/deferred';
import type { ScreenKind } from '../routes/manifest';
import type { ScreenProps } from '../screens/props';

/**
 * Each screen is a chunk of its own. scripts/build/preloads.ts finds a page's chunk by its kind: `blog-details` is
 * `BlogDetailsScreen.tsx`.
 */
const screens: { readonly [Kind in ScreenKind]: Deferred<ScreenProps<Kind>> } = {
  home: deferred(() => import('../screens/home/HomeScreen').then((m) => ({ default: m.HomeScreen }))),
  about: deferred(() => import('../screens/about/AboutScreen').then((m) => ({ default: m.AboutScreen }))),
  services: deferred(() => import('../screens/services/ServicesScreen').then((m) => ({ default: m.ServicesScreen }))),
  team: deferred(() => import('../screens/team/TeamScreen').then((m) => ({ default: m.TeamScreen }))),
  faqs: deferred(() => import('../screens/faqs/FaqsScreen').then((m) => ({ default: m.FaqsScreen }))),
  blog: deferred(() => import('../screens/blog/BlogScreen').then((m) => ({ default: m.BlogScreen }))),
  'blog-details': deferred(() =>
    import('../screens/blog/BlogDetailsScreen').then((m) => ({ default: m.BlogDetailsScreen })),
  ),
  'project-details': deferred(() =>
    import('../screens/blog/ProjectDetailsScreen').then((m) => ({ default: m.ProjectDetailsScreen })),
  ),
  contact: deferred(() => import('../screens/contact/ContactScreen').then((m) => ({ default: m.ContactScreen }))),
  products: deferred(() => import('../screens/products/ProductsScreen').then((m) => ({ default: m.ProductsScreen }))),
  coolers: deferred(() => import('../screens/coolers/CoolersScreen').then((m) => ({ default: m.CoolersScreen }))),
  product: deferred(() => import('../screens/product/ProductScreen').then((m) => ({ default: m.ProductScreen }))),
  specimens: deferred(() =>
    import('../screens/specimens/SpecimensScreen').then((m) => ({ default: m.SpecimensScreen })),
  ),
  find: deferred(() => import('../screens/find/FindScreen').then((m) => ({ default: m.FindScreen }))),
  compare: deferred(() => import('../screens/compare/CompareScreen').then((m) => ({ default: m.CompareScreen }))),
  evidence: deferred(() => import('../screens/evidence/EvidenceScreen').then((m) => ({ default: m.EvidenceScreen }))),
  parts: deferred(() => import('../screens/parts/PartsScreen').then((m) => ({ default: m.PartsScreen }))),
  glossary: deferred(() => import('../screens/glossary/GlossaryScreen').then((m) => ({ default: m.GlossaryScreen }))),
  policy: deferred(() => import('../screens/policy/PolicyScreen').then((m) => ({ default: m.PolicyScreen }))),
  search: deferred(() => import('../screens/search/SearchScreen').then((m) => ({ default: m.SearchScreen }))),
  'not-found': deferred(() =>
    import('../screens/not-found/NotFoundScreen').then((m) => ({ default: m.NotFoundScreen })),
  ),
  offline: deferred(() => import('../screens/offline/OfflineScreen').then((m) => ({ default: m.OfflineScreen }))),
};

/** The component that renders pages of a kind. */
export function screenFor(kind: ScreenKind): Deferred<ScreenProps<never>> {
  return screens[kind] as unknown as Deferred<ScreenProps<never>>;
}
