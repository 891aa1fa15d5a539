/** Types of `virtual:shell`: the parts of the manifest and the settings that every page needs (site/shell.ts). */
import type { FooterGroup, MenuSection, manifest, RouteId, ScreenKind } from './manifest';

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
  /** `hide` removes the template's placeholders from pages, menus and search. They are never in the sitemap. */
  readonly placeholders: 'show' | 'hide';
}

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** The link leads to another page than its label says, as that page does not exist yet. */
  readonly standIn?: boolean;
}

export interface Menu {
  readonly section: MenuSection;
  readonly label: string;
  readonly links: readonly MenuLink[];
  /** Links that are only in the mobile menu ("Shared header"). */
  readonly mobileOnly?: readonly MenuLink[];
}

/** A route whose path is in the shell. Paths of products are in the pages' data instead. */
export type FixedRouteId = Exclude<RouteId, Extract<(typeof manifest)[number], { screen: 'product' }>['id']>;

export interface Shell {
  readonly site: SiteEnvironment & {
    readonly phoneHref: string;
    readonly emailHref: string;
    readonly hours: string;
    readonly parentLabel: string;
    readonly copyrightYear: number;
  };
  readonly menus: readonly Menu[];
  /** The last link of the header. */
  readonly contact: MenuLink;
  readonly footer: Readonly<Record<FooterGroup, readonly MenuLink[]>>;
  readonly paths: Readonly<Record<FixedRouteId, string>>;
  /** Route patterns: each fixed path, and one pattern for the products of each parent path. */
  readonly patterns: readonly { readonly path: string; readonly screen: ScreenKind }[];
}
