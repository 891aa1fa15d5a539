import type { Dimensions } from '../domain/quantities';
import { experience, operatingSince, ratings } from './facts/company';

/** Fixed facts about the company (sections 1, 2 and 9). Contact details are settings: see environment.ts. */
export interface Company {
  readonly operatingSince: number;
  /** The specification's claims differ; each is shown where the specification has it. */
  readonly experience: typeof experience;
  /** Hours of the header's top bar. */
  readonly headerHours: string;
  /** Hours of the structured data, in schema.org's notation; they differ from the header's. */
  readonly structuredHours: string;
  readonly ratings: {
    /** Shown with the Featured tag on product pages. */
    readonly productPages: number;
    /** Of the business, in structured data. */
    readonly structuredData: { readonly value: number; readonly reviews: number };
  };
  /** The structured data of the Products listing. The specification names no currency; the rate is 0. */
  readonly structuredProduct: {
    readonly name: string;
    readonly shipping: {
      readonly countries: readonly string[];
      readonly rate: number;
      readonly package: Dimensions;
    };
  };
  /** Link text to the parent cooler company. */
  readonly parentLinkLabel: string;
  readonly copyrightYear: number;
}

export const company: Company = {
  operatingSince,
  experience,
  headerHours: 'Monday to Friday, 9:00 am to 5:00 pm EST',
  structuredHours: 'Mo-Sa 11:00-14:30',
  ratings,
  structuredProduct: {
    name: 'Medical Coolers',
    shipping: { countries: ['US', 'CA'], rate: 0, package: { size: [8, 8.4, 22.5], unit: 'in' } },
  },
  parentLinkLabel: 'Our parent cooler company',
  copyrightYear: 2025,
};
