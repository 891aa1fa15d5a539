/** Fixed facts about the company (sections 1, 2 and 9). Contact details are settings: see site/environment.ts. */
import type { Dimensions } from '../../domain/quantities';
import { exactly } from '../../domain/quantities';

const operatingSince = 2002;
const packageSize: Dimensions = { size: [8, 8.4, 22.5], unit: 'in' };

export const company = {
  /** The year in which the company says it began to operate. */
  operatingSince,
  /** Claims of experience, as worded in the specification. They differ; each is shown where the specification has it. */
  experience: {
    since: `since ${operatingSince}`,
    coolersListing: exactly(25, 'years'),
    over: exactly(20, 'years'),
    decade: 'over a decade',
    /** The approximate time that the board member has worked in biochemical engineering. */
    boardMember: exactly(34, 'years'),
  },
  /** Hours of the header's top bar. */
  headerHours: 'Monday to Friday, 9:00 am to 5:00 pm EST',
  /** Hours of the structured data, in schema.org's notation; they differ from the header's. */
  structuredHours: 'Mo-Sa 11:00-14:30',
  ratings: {
    /** Shown with the Featured tag on product pages. */
    productPages: 4.8,
    /** Of the business, in structured data. */
    structuredData: { value: 5, reviews: 250 },
  },
  /** The structured data of the Products listing. The specification names no currency; the rate is 0. */
  structuredProduct: {
    name: 'Medical Coolers',
    shipping: { countries: ['US', 'CA'], rate: 0, package: packageSize },
  },
  /** Link text to the parent cooler company. */
  parentLinkLabel: 'Our parent cooler company',
  copyrightYear: 2025,
} as const;
