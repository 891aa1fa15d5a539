/** What every page needs of the manifest and the build's settings; `virtual:shell` holds it (site/shell.ts). */
import type { FooterGroup, MenuSection, manifest, RouteId, ScreenKind } from './manifest';

/** The company's details as the build was given them, and where the site is served. */
export interface SiteEnvironment {
  /** Origin of the public site, no trailing slash; canonical links and the sitemap start with it. */
  readonly origin: string;
  readonly name: string;
  /** As shown; dialled with everything but digits and the plus sign removed. */
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly mapUrl: string;
  readonly videoUrl: string;
  readonly parentUrl: string;
  /** `hide` leaves the template filler out of pages, menus and search. No sitemap has it. */
  readonly placeholders: 'show' | 'hide';
}

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** Leads to another page than its words name, as that has no page yet. */
  readonly standIn?: boolean;
}

export interface Menu {
  readonly section: MenuSection;
  readonly label: string;
  readonly links: readonly MenuLink[];
  /** Links that only the mobile menu lists ("Shared header"). */
  readonly mobileOnly?: readonly MenuLink[];
}

/** A route whose path is the same for every visitor; products are reached by the links of their data. */
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
  /** The header's last entry, a plain link. */
  readonly contact: MenuLink;
  readonly footer: Readonly<Record<FooterGroup, readonly MenuLink[]>>;
  readonly paths: Readonly<Record<FixedRouteId, string>>;
  /** Route patterns with the screen each shows: fixed paths as they are, products by their parent. */
  readonly patterns: readonly { readonly path: string; readonly screen: ScreenKind }[];
}
