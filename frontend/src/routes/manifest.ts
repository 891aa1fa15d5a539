/**
 * The only list of screens (specification, section 2). Routes, prerendered pages, menus, footer, breadcrumbs, canonical links,
 * sitemap, search index, nginx's redirects and many tests derive from it. No other file contains a path.
 *
 * The order of rows is the order in menus. Upper and lower case are as in the specification.
 */

/** The screen component of a route. All product, cooler and accessory pages share one. */
export type ScreenKind =
  | 'home'
  | 'about'
  | 'services'
  | 'team'
  | 'faqs'
  | 'blog'
  | 'blog-details'
  | 'project-details'
  | 'contact'
  | 'products'
  | 'coolers'
  | 'product'
  | 'specimens'
  | 'find'
  | 'compare'
  | 'evidence'
  | 'parts'
  | 'glossary'
  | 'policy'
  | 'search'
  | 'not-found'
  | 'offline';

/** A section of the header menu, in the order of "Shared header". */
export type MenuSection = 'company' | 'category' | 'products' | 'coolers' | 'accessories' | 'contact';

/** A column of the footer ("Shared footer"); `policies` is the last line. */
export type FooterGroup = 'quick' | 'products' | 'coolers' | 'accessories' | 'policies';

export interface RouteRow {
  /** Unique; used by code and content. */
  readonly id: string;
  /** Canonical path: leading slash, declared casing, no trailing slash. */
  readonly path: `/${string}`;
  readonly screen: ScreenKind;
  /** The name in breadcrumbs, the footer and search results. */
  readonly label: string;
  readonly menu?: { readonly section: MenuSection; readonly label?: string };
  readonly footer?: { readonly group: FooterGroup; readonly label?: string };
  /** Id of the preceding breadcrumb, if it is not Home. */
  readonly parent?: string;
  /** Other paths, case-insensitive, which nginx redirects here with one 301. */
  readonly aliases?: readonly `/${string}`[];
  /** Placeholder content of the template, removed by SITE_PLACEHOLDERS=hide. */
  readonly placeholder?: true;
}

export const manifest = [
  { id: 'home', path: '/', screen: 'home', label: 'Home', footer: { group: 'quick' } },

  {
    id: 'about',
    path: '/Company/AboutUs',
    screen: 'about',
    label: 'About Us',
    menu: { section: 'company' },
    footer: { group: 'quick' },
  },
  {
    id: 'team',
    path: '/Company/OurTeam',
    screen: 'team',
    label: 'Our Team',
    menu: { section: 'company' },
    footer: { group: 'quick' },
  },
  {
    id: 'faqs',
    path: '/Company/FAQS',
    screen: 'faqs',
    label: 'FAQs',
    menu: { section: 'company' },
    footer: { group: 'quick' },
  },
  {
    id: 'services',
    path: '/Service',
    screen: 'services',
    label: 'Services',
    menu: { section: 'company', label: 'Service' },
    footer: { group: 'quick' },
  },

  {
    id: 'specimens',
    path: '/Category/Specimen',
    screen: 'specimens',
    label: 'By Specimen',
    menu: { section: 'category' },
    footer: { group: 'quick' },
  },

  {
    id: 'find',
    path: '/find',
    screen: 'find',
    label: 'Find a Cooler',
    menu: { section: 'category' },
    footer: { group: 'quick' },
  },

  {
    id: 'compare',
    path: '/compare',
    screen: 'compare',
    label: 'Compare Coolers',
    menu: { section: 'category' },
    footer: { group: 'quick' },
  },

  {
    id: 'evidence',
    path: '/evidence',
    screen: 'evidence',
    label: 'Evidence',
    menu: { section: 'company' },
    // Likely guesses of a visitor.
    aliases: ['/tests', '/test-reports', '/validation', '/qualification'],
  },

  {
    id: 'products',
    path: '/Products',
    screen: 'products',
    label: 'Products',
    footer: { group: 'quick', label: 'All Products' },
  },
  {
    id: 'kelvin',
    path: '/Products/Kelvin',
    screen: 'product',
    label: 'Kelvin',
    parent: 'products',
    menu: { section: 'products' },
    footer: { group: 'products' },
  },
  {
    id: 'monarch-xvo-10',
    // The specification's spelling.
    path: '/Products/Monrach',
    screen: 'product',
    label: 'Monarch XVO 10',
    parent: 'products',
    menu: { section: 'products' },
    footer: { group: 'products' },
    // The correct spelling.
    aliases: ['/Products/Monarch'],
  },
  {
    id: 'monarch-xvo-5',
    path: '/Products/Monarchfive',
    screen: 'product',
    label: 'Monarch XVO 5',
    parent: 'products',
    menu: { section: 'products' },
    footer: { group: 'products' },
  },
  {
    id: 'eclipse',
    path: '/Products/Eclipse',
    screen: 'product',
    label: 'Eclipse',
    parent: 'products',
    menu: { section: 'products' },
    footer: { group: 'products' },
  },
  {
    id: 'core-xvo-3-5',
    path: '/Products/Core',
    screen: 'product',
    label: 'CORE XVO 3.5',
    parent: 'products',
    menu: { section: 'products' },
    footer: { group: 'products' },
  },
  {
    id: 'core-xvo-30',
    path: '/Products/Corethree',
    screen: 'product',
    label: 'CORE XVO 30',
    parent: 'products',
    menu: { section: 'products' },
    footer: { group: 'products' },
    // Carousel links of the source point outside /Products.
    aliases: ['/Corethree'],
  },
  {
    id: 'cube',
    path: '/Products/Cube',
    screen: 'product',
    label: 'Cube',
    parent: 'products',
    menu: { section: 'products' },
    footer: { group: 'products' },
    // Carousel links of the source point outside /Products.
    aliases: ['/Cube'],
  },
  {
    id: 'safeguard-xvo-10',
    path: '/Products/safeguard-xvo-10',
    screen: 'product',
    label: 'Safeguard XVO 10',
    parent: 'products',
    menu: { section: 'products' },
    footer: { group: 'products' },
  },

  {
    id: 'coolers',
    path: '/Coolers',
    screen: 'coolers',
    label: 'Coolers',
    footer: { group: 'quick', label: 'All Coolers' },
  },
  {
    id: 'medication',
    path: '/Coolers/Medication',
    screen: 'product',
    label: 'Medication Pack-Out Cooler',
    parent: 'coolers',
    menu: { section: 'coolers', label: 'Medication Pack' },
    footer: { group: 'coolers', label: 'Medication Pack' },
  },
  {
    id: 'oem',
    path: '/Coolers/OEM',
    screen: 'product',
    label: 'OEM Pharmaceutical Rep Medical Transport Cooler',
    parent: 'coolers',
    menu: { section: 'coolers', label: 'OEM Pharmaceutical Rep' },
    footer: { group: 'coolers', label: 'OEM Pharmaceutical Rep' },
  },
  {
    id: 'hard',
    path: '/Coolers/Hard',
    screen: 'product',
    label: 'Hard Coolers',
    parent: 'coolers',
    menu: { section: 'coolers' },
    footer: { group: 'coolers' },
  },
  {
    id: 'roller-bear',
    path: '/Coolers/Roller-Bear-Med-Cooler',
    screen: 'product',
    label: 'Roller Bear Med Cooler',
    parent: 'coolers',
    menu: { section: 'coolers', label: 'Roller Bear' },
    footer: { group: 'coolers', label: 'Roller Bear' },
  },
  {
    id: 'biological-specimen',
    path: '/Coolers/biological-specimen',
    screen: 'product',
    label: 'Biological Specimen Transport Chiller',
    parent: 'coolers',
    menu: { section: 'coolers' },
    footer: { group: 'coolers' },
  },

  {
    id: 'cryo-disk',
    path: '/accessories/cryodisk',
    screen: 'product',
    label: 'Cryo-Disk',
    parent: 'products',
    menu: { section: 'accessories', label: 'Cryo Disk' },
    footer: { group: 'accessories', label: 'Cryo Disk' },
  },
  {
    id: 'first-aid-kit',
    path: '/accessories/FirstAidKit',
    screen: 'product',
    label: 'Customized First Aid Kit',
    parent: 'products',
    menu: { section: 'accessories', label: 'First Aid Kit' },
    footer: { group: 'accessories', label: 'First Aid Kit' },
  },
  {
    id: 'data-logger',
    path: '/accessories/lascar-elusb1-pro',
    screen: 'product',
    label: 'Lascar EL-USB-1-PRO Data Logger',
    parent: 'products',
    menu: { section: 'accessories', label: 'Lascar data logger' },
    footer: { group: 'accessories', label: 'Lascar data logger' },
  },
  {
    id: 'parts',
    path: '/parts',
    screen: 'parts',
    label: 'Parts and Reorder',
    parent: 'products',
    menu: { section: 'accessories' },
    footer: { group: 'accessories' },
    // Likely guesses of a visitor, and the parent path of the accessories.
    aliases: ['/reorder', '/spare-parts', '/replacement-parts', '/accessories'],
  },

  {
    id: 'contact',
    path: '/ContactUs',
    screen: 'contact',
    label: 'Contact Us',
    menu: { section: 'contact' },
    footer: { group: 'quick' },
  },

  { id: 'blog', path: '/Company/Blog', screen: 'blog', label: 'Blog', footer: { group: 'quick' }, placeholder: true },
  {
    id: 'blog-details',
    path: '/blog-details',
    screen: 'blog-details',
    label: 'Blog Details',
    parent: 'blog',
    placeholder: true,
  },
  {
    id: 'project-details',
    path: '/project-details',
    screen: 'project-details',
    label: 'Project Details',
    parent: 'blog',
    placeholder: true,
  },

  {
    id: 'glossary',
    path: '/glossary',
    screen: 'glossary',
    label: 'Glossary',
    footer: { group: 'quick' },
    // Likely guesses of a visitor.
    aliases: ['/definitions', '/terminology'],
  },
  { id: 'search', path: '/search', screen: 'search', label: 'Search', footer: { group: 'quick' } },
  // Also linked as /Privacy-policy: redirects are case-insensitive.
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    screen: 'policy',
    label: 'Privacy Policy',
    footer: { group: 'policies' },
  },
  {
    id: 'terms',
    path: '/Terms-and-Conditions',
    screen: 'policy',
    label: 'Terms and Conditions',
    footer: { group: 'policies' },
  },
  {
    id: 'cookie-policy',
    path: '/Cookie-Policy',
    screen: 'policy',
    label: 'Cookie Policy',
    footer: { group: 'policies' },
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    screen: 'policy',
    label: 'Accessibility',
    footer: { group: 'policies' },
    // A common path for such a page.
    aliases: ['/accessibility-statement'],
  },
] as const satisfies readonly RouteRow[];

/** Ids of sections that other pages link to (specification, section 2). */
export const sections = {
  inquiryForm: 'contact-us-form',
  catalogue: 'product-form-section',
  ordering: 'ordering',
} as const;

export type SectionId = (typeof sections)[keyof typeof sections];
export type RouteId = (typeof manifest)[number]['id'];
