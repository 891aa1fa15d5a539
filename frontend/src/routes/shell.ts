/** Types of `virtual:shell`: the parts of the manifest and the settings that every page needs (site/shell.ts). */
import type { manifest, RouteId } from './manifest';

/** The build's settings. */
export interface SiteEnvironment {
  /** The public origin, without a trailing slash. */
  readonly origin: string;
  readonly name: string;
  /** As displayed. */
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly mapUrl: string;
  readonly videoUrl: string;
  readonly parentUrl: string;
  /** `hide` removes the template's placeholders from pages, menus, search and sitemap. */
  readonly placeholders: 'show' | 'hide';
}

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** The link leads to another page than its label says, as that page does not exist yet. */
  readonly standIn?: boolean;
}

/** A route whose path is in the shell. Paths of products are in the pages' data instead. */
export type FixedRouteId = Exclude<RouteId, Extract<(typeof manifest)[number], { screen: 'product' }>['id']>;
