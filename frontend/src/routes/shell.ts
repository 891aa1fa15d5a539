/**
 * The slice of the manifest and the settings that every page needs: menus, footer, fixed paths and
 * the company's contact details. Vite inlines it as `virtual:shell`, so that the browser carries no
 * row of the catalogue beyond the ones in the menus, however far the catalogue grows.
 */
import { company } from '../content/company';
import type { SiteEnvironment } from '../content/environment';
import type { FooterGroup, MenuSection, manifest, RouteId, RouteRow, ScreenKind } from './manifest';
import { pathOf, routeRow, shownRows } from './paths';

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

const menuLabels: Readonly<Record<Exclude<MenuSection, 'contact'>, string>> = {
  company: 'Company',
  category: 'Category',
  products: 'Products',
  coolers: 'Coolers',
  accessories: 'Accessories',
};

/** Listed in the mobile menu, all leading home, as the specification's "Shared header" says. */
const mobileAccessories = ['Gel Packs', 'Wireless Thermometer', 'Blood Temperature Indicator'];

const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Puts the shell together from the manifest and the build's settings. */
export function buildShell(site: SiteEnvironment, rows: readonly RouteRow[] = shownRows(site.placeholders)): Shell {
  const menuLink = (row: RouteRow): MenuLink => ({ label: row.menu?.label ?? row.label, href: row.path });
  const footerLink = (row: RouteRow): MenuLink => ({ label: row.footer?.label ?? row.label, href: row.path });
  const inFooter = (group: FooterGroup) => rows.filter((row) => row.footer?.group === group).map(footerLink);
  const fixed = rows.filter((row) => row.screen !== 'product');
  const families = new Set(rows.filter((row) => row.screen === 'product').map((row) => parentPath(row.path)));
  return {
    site: {
      ...site,
      phoneHref: `tel:${site.phone.replace(/[^+\d]/g, '')}`,
      emailHref: `mailto:${site.email}`,
      hours: company.headerHours,
      parentLabel: company.parentLinkLabel,
      copyrightYear: company.copyrightYear,
    },
    menus: (Object.keys(menuLabels) as (keyof typeof menuLabels)[]).map((section) => ({
      section,
      label: menuLabels[section],
      links: rows.filter((row) => row.menu?.section === section).map(menuLink),
      ...(section === 'accessories' && {
        mobileOnly: mobileAccessories.map((label) => ({ label, href: pathOf('home'), standIn: true })),
      }),
    })),
    contact: menuLink(routeRow('contact')),
    footer: {
      quick: inFooter('quick'),
      products: inFooter('products'),
      coolers: inFooter('coolers'),
      policies: inFooter('policies'),
    },
    paths: Object.fromEntries(fixed.map((row) => [row.id, row.path])) as Shell['paths'],
    patterns: [
      ...fixed.map((row) => ({ path: row.path, screen: row.screen })),
      ...[...families].map((family) => ({ path: `${family}/:product`, screen: 'product' as const })),
    ],
  };
}
