/**
 * The only list of screens (specification, section 2): routes, pages, menus, footer, sitemap, search index, nginx's
 * redirects and many tests derive from it, and no other file contains a path. Menus have the order of these rows.
 */

/** A section of the header menu, in the order of "Shared header". */
export type MenuSection = 'company' | 'category' | 'products' | 'coolers' | 'accessories' | 'contact';

/** A column of the footer ("Shared footer"); `policies` is the last line. */
export type FooterGroup = 'quick' | 'products' | 'coolers' | 'accessories' | 'policies';

export interface RouteRow<Screen extends string = ScreenKind> {
  /** Unique; used by code and content. */
  readonly id: string;
  /** Canonical path: leading slash, declared casing, no trailing slash. */
  readonly path: `/${string}`;
  readonly screen: Screen;
  /** The name in breadcrumbs and search results. */
  readonly label: string;
  /** The name in menu and footer, if it is another one there. */
  readonly short?: string;
  /** `label`: the name in the menu alone. */
  readonly menu?: { readonly section: MenuSection; readonly label?: string };
  readonly footer?: FooterGroup;
  /** Id of the preceding breadcrumb, if it is not Home. */
  readonly parent?: string;
  /** Other paths, case-insensitive, which nginx redirects here with one 301: of the source's links, and likely guesses. */
  readonly aliases?: readonly `/${string}`[];
  /** Placeholder content of the template, removed by SITE_PLACEHOLDERS=hide. */
  readonly placeholder?: true;
}

// What several rows share. Constants, as a bundler keeps a manifest that calls functions in the browser's scripts.
const inCompany = { menu: { section: 'company' }, footer: 'quick' } as const;
const inCategory = { menu: { section: 'category' }, footer: 'quick' } as const;
const inProducts = {
  menu: { section: 'products' },
  footer: 'products',
  screen: 'product',
  parent: 'products',
} as const;
const inCoolers = { menu: { section: 'coolers' }, footer: 'coolers', screen: 'product', parent: 'coolers' } as const;
const inAccessories = { menu: { section: 'accessories' }, footer: 'accessories', parent: 'products' } as const;
const accessory = { ...inAccessories, screen: 'product' } as const;
const inBlog = { parent: 'blog', placeholder: true } as const;
const policy = { screen: 'policy', footer: 'policies' } as const;

export const manifest = [
  { id: 'home', path: '/', screen: 'home', label: 'Home', footer: 'quick', aliases: ['/home'] },

  {
    id: 'about',
    path: '/Company/AboutUs',
    screen: 'about',
    label: 'About Us',
    ...inCompany,
    aliases: ['/about', '/about-us', '/company'],
  },
  { id: 'team', path: '/Company/OurTeam', screen: 'team', label: 'Our Team', ...inCompany, aliases: ['/team'] },
  { id: 'faqs', path: '/Company/FAQS', screen: 'faqs', label: 'FAQs', ...inCompany, aliases: ['/faq', '/faqs'] },
  {
    id: 'services',
    path: '/Service',
    screen: 'services',
    label: 'Services',
    menu: { section: 'company', label: 'Service' },
    footer: 'quick',
    aliases: ['/services'],
  },

  {
    id: 'specimens',
    path: '/Category/Specimen',
    screen: 'specimens',
    label: 'By Specimen',
    ...inCategory,
    aliases: ['/specimens', '/specimen', '/category'],
  },
  { id: 'find', path: '/find', screen: 'find', label: 'Find a Cooler', ...inCategory, aliases: ['/finder'] },
  {
    id: 'compare',
    path: '/compare',
    screen: 'compare',
    label: 'Compare Coolers',
    ...inCategory,
    aliases: ['/compare-coolers', '/comparison'],
  },

  {
    id: 'evidence',
    path: '/evidence',
    screen: 'evidence',
    label: 'Evidence',
    menu: { section: 'company' },
    aliases: ['/tests', '/test-reports', '/validation', '/qualification'],
  },

  { id: 'kelvin', path: '/Products/Kelvin', label: 'Kelvin', aliases: ['/kelvin'], ...inProducts },
  {
    id: 'monarch-xvo-10',
    // The specification's spelling.
    path: '/Products/Monrach',
    label: 'Monarch XVO 10',
    // The correct spelling.
    aliases: ['/Products/Monarch', '/monarch'],
    ...inProducts,
  },
  { id: 'monarch-xvo-5', path: '/Products/Monarchfive', label: 'Monarch XVO 5', ...inProducts },
  { id: 'eclipse', path: '/Products/Eclipse', label: 'Eclipse', aliases: ['/eclipse'], ...inProducts },
  { id: 'core-xvo-3-5', path: '/Products/Core', label: 'CORE XVO 3.5', aliases: ['/core'], ...inProducts },
  { id: 'core-xvo-30', path: '/Products/Corethree', label: 'CORE XVO 30', aliases: ['/Corethree'], ...inProducts },
  { id: 'cube', path: '/Products/Cube', label: 'Cube', aliases: ['/Cube'], ...inProducts },
  {
    id: 'safeguard-xvo-10',
    path: '/Products/safeguard-xvo-10',
    label: 'Safeguard XVO 10',
    aliases: ['/Products/Safeguard', '/safeguard'],
    ...inProducts,
  },
  // Below the products that the specification lists in the menu.
  {
    id: 'products',
    path: '/Products',
    screen: 'products',
    label: 'Products',
    short: 'All Products',
    menu: { section: 'products' },
    footer: 'quick',
  },

  {
    id: 'medication',
    path: '/Coolers/Medication',
    label: 'Medication Pack-Out Cooler',
    short: 'Medication Pack',
    ...inCoolers,
  },
  {
    id: 'oem',
    path: '/Coolers/OEM',
    label: 'OEM Pharmaceutical Rep Medical Transport Cooler',
    short: 'OEM Pharmaceutical Rep',
    ...inCoolers,
  },
  { id: 'hard', path: '/Coolers/Hard', label: 'Hard Coolers', ...inCoolers, aliases: ['/hard-coolers'] },
  {
    id: 'roller-bear',
    path: '/Coolers/Roller-Bear-Med-Cooler',
    label: 'Roller Bear Med Cooler',
    short: 'Roller Bear',
    ...inCoolers,
  },
  {
    id: 'biological-specimen',
    path: '/Coolers/biological-specimen',
    label: 'Biological Specimen Transport Chiller',
    ...inCoolers,
  },
  {
    id: 'coolers',
    path: '/Coolers',
    screen: 'coolers',
    label: 'Coolers',
    short: 'All Coolers',
    menu: { section: 'coolers' },
    footer: 'quick',
  },

  {
    id: 'cryo-disk',
    path: '/accessories/cryodisk',
    label: 'Cryo-Disk',
    short: 'Cryo Disk',
    ...accessory,
    aliases: ['/cryo-disk', '/cryodisk'],
  },
  {
    id: 'first-aid-kit',
    path: '/accessories/FirstAidKit',
    label: 'Customized First Aid Kit',
    short: 'First Aid Kit',
    ...accessory,
    aliases: ['/first-aid-kit'],
  },
  {
    id: 'data-logger',
    path: '/accessories/lascar-elusb1-pro',
    label: 'Lascar EL-USB-1-PRO Data Logger',
    short: 'Lascar data logger',
    ...accessory,
    aliases: ['/data-logger'],
  },
  {
    id: 'parts',
    path: '/parts',
    screen: 'parts',
    label: 'Parts and Reorder',
    ...inAccessories,
    aliases: ['/reorder', '/spare-parts', '/replacement-parts', '/accessories'],
  },

  {
    id: 'contact',
    path: '/ContactUs',
    screen: 'contact',
    label: 'Contact Us',
    menu: { section: 'contact' },
    footer: 'quick',
    aliases: ['/contact', '/contact-us', '/inquiry'],
  },

  {
    id: 'blog',
    path: '/Company/Blog',
    screen: 'blog',
    label: 'Blog',
    footer: 'quick',
    placeholder: true,
    aliases: ['/blog'],
  },
  { id: 'blog-details', path: '/blog-details', screen: 'blog-details', label: 'Blog Details', ...inBlog },
  { id: 'project-details', path: '/project-details', screen: 'project-details', label: 'Project Details', ...inBlog },

  {
    id: 'glossary',
    path: '/glossary',
    screen: 'glossary',
    label: 'Glossary',
    footer: 'quick',
    aliases: ['/definitions', '/terminology'],
  },
  { id: 'search', path: '/search', screen: 'search', label: 'Search', footer: 'quick' },
  // Also linked as /Privacy-policy: redirects are case-insensitive.
  { id: 'privacy-policy', path: '/privacy-policy', label: 'Privacy Policy', ...policy, aliases: ['/privacy'] },
  { id: 'terms', path: '/Terms-and-Conditions', label: 'Terms and Conditions', ...policy, aliases: ['/terms'] },
  { id: 'cookie-policy', path: '/Cookie-Policy', label: 'Cookie Policy', ...policy, aliases: ['/cookies'] },
  {
    id: 'accessibility',
    path: '/accessibility',
    label: 'Accessibility',
    ...policy,
    aliases: ['/accessibility-statement'],
  },
] as const satisfies readonly RouteRow<string>[];

/** The screen component of a route; those of the error pages have no row. All products share one. */
export type ScreenKind = (typeof manifest)[number]['screen'] | 'not-found' | 'offline';

/** Ids of sections that other pages link to (specification, section 2). */
export const sections = {
  inquiryForm: 'contact-us-form',
  catalogue: 'product-form-section',
  ordering: 'ordering',
} as const;

export type SectionId = (typeof sections)[keyof typeof sections];
export type RouteId = (typeof manifest)[number]['id'];
