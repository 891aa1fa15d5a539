/**
 * The slice of the manifest and the settings that every page needs: menus, footer, fixed paths and
 * the company's contact details. Vite inlines it as `virtual:shell`, so that the browser carries no
 * row of the catalogue beyond the ones in the menus, however far the catalogue grows.
 */
import { company } from '../content/company';
import type { FooterGroup, MenuSection, RouteRow } from '../routes/manifest';
import { pathOf, routeRow, shownRows } from '../routes/paths';
import type { MenuLink, Shell, SiteEnvironment } from '../routes/shell';

const menuLabels: Readonly<Record<Exclude<MenuSection, 'contact'>, string>> = {
  company: 'Company',
  category: 'Category',
  products: 'Products',
  coolers: 'Coolers',
  accessories: 'Accessories',
};

/** Listed in the mobile menu, all leading home, as the specification's "Shared header" says. */
const mobileAccessories = ['Gel Packs', 'Wireless Thermometer', 'Blood Temperature Indicator'];

/** An address that breaks after its commas alone: "GA 30040" is read in one piece. */
const inPieces = (address: string) => address.replace(/(?<!,) /g, '\u00a0');

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
      address: inPieces(site.address),
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
      accessories: inFooter('accessories'),
      policies: inFooter('policies'),
    },
    paths: Object.fromEntries(fixed.map((row) => [row.id, row.path])) as Shell['paths'],
    patterns: [
      ...fixed.map((row) => ({ path: row.path, screen: row.screen })),
      ...[...families].map((family) => ({ path: `${family}/:product`, screen: 'product' as const })),
    ],
  };
}
