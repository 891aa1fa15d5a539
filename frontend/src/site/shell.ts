/** Builds the shell that every page needs, `virtual:shell`, so that no browser downloads the manifest. */
import { company } from '../content/facts/company';
import type { FooterGroup, MenuSection, RouteRow } from '../routes/manifest';
import { pathOf, routeRow, shownRows } from '../routes/paths';
import type { FixedRouteId, MenuLink, SiteEnvironment } from '../routes/shell';

const menuLabels: Readonly<Record<Exclude<MenuSection, 'contact'>, string>> = {
  company: 'Company',
  category: 'Category',
  products: 'Products',
  coolers: 'Coolers',
  accessories: 'Accessories',
};

/** Only in the mobile menu; all link to the home page (specification, "Shared header"). */
const mobileAccessories = ['Gel Packs', 'Wireless Thermometer', 'Blood Temperature Indicator'];

/** Allows line breaks only after commas, so that "GA 30040" stays on one line. */
const breakingAfterCommas = (address: string) => address.replace(/(?<!,) /g, '\u00a0');

const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The shell of a build. */
export function buildShell(site: SiteEnvironment, rows: readonly RouteRow[] = shownRows(site.placeholders)) {
  const link = ({ label, short = label, path }: RouteRow): MenuLink => ({ label: short, href: path });
  const menuLink = (row: RouteRow): MenuLink => ({ ...link(row), ...(row.menu?.label && { label: row.menu.label }) });
  const inFooter = (group: FooterGroup) => rows.filter((row) => row.footer === group).map(link);
  const fixed = rows.filter((row) => row.screen !== 'product');
  const families = new Set(rows.filter((row) => row.screen === 'product').map((row) => parentPath(row.path)));
  return {
    site: {
      ...site,
      address: breakingAfterCommas(site.address),
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
    paths: Object.fromEntries(fixed.map((row) => [row.id, row.path])) as Readonly<Record<FixedRouteId, string>>,
    // Each fixed path, and one pattern for the products of each parent path.
    patterns: [
      ...fixed.map((row) => ({ path: row.path, screen: row.screen })),
      ...[...families].map((family) => ({ path: `${family}/:product`, screen: 'product' as const })),
    ],
  };
}
