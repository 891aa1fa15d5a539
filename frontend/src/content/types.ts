/** Types of the content. */

import type { Dimensions, Quantity, Reading } from '../domain/quantities';
import type { RouteId } from '../routes/manifest';
import type { PageLink } from './page-link';
import type { TopicId } from './topics';

/** A link with an address: resolved from the manifest, or external. */
export interface LinkData {
  readonly label: string;
  readonly href: string;
}

/** Title, description and keywords of a page, unique on the site. */
export interface Seo {
  /** 30 to 65 characters; the site's name is appended if it fits. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  /** Four to eight. */
  readonly keywords: readonly string[];
}

/** A question a buyer asks. `id` is its anchor on the page. */
export interface Faq {
  readonly id: string;
  readonly question: string;
  /** Paragraphs of plain text. */
  readonly answer: readonly string[];
  /** Related pages by route, or labeled sections of pages. */
  readonly see?: readonly (RouteId | PageLink)[];
}

/** A table; the first cell of a row is its heading. */
export interface TableData {
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly numeric?: true }[];
  readonly rows: readonly (readonly string[])[];
  /** A sentence below the table, such as the meaning of NA. */
  readonly note?: string;
}

/** A section of a product page; `id` is its anchor. */
export type Section =
  | { readonly kind: 'prose'; readonly id: string; readonly title: string; readonly paragraphs: readonly string[] }
  /** Ticked points: "Why Choose Us", "What's Included". */
  | {
      readonly kind: 'list';
      readonly id: string;
      readonly title: string;
      readonly intro?: string;
      readonly items: readonly string[];
    }
  /** Numbered steps: the development process. */
  | {
      readonly kind: 'steps';
      readonly id: string;
      readonly title: string;
      readonly intro?: string;
      readonly items: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      readonly kind: 'variants';
      readonly id: string;
      readonly title: string;
      readonly intro?: string;
      readonly items: readonly Variant[];
      /** A sentence below the table. */
      readonly note?: string;
    }
  | {
      readonly kind: 'table';
      readonly id: string;
      readonly title: string;
      readonly intro?: string;
      readonly table: TableData;
      /** In the specifications: dimensions, one row per part. */
      readonly sizes?: TableData;
    };

/** A version of a product with its own temperature band and color (Kelvin, section 3). */
export interface Variant {
  readonly name: string;
  readonly color: 'white' | 'gray' | 'blue' | 'orange';
  readonly temperature?: Quantity;
  readonly holdTime?: Quantity;
}

/** The three label colors: white 1–6 °C, blue 2–8 °C, orange 20–24 °C (section 3). */
export type LabelColor = 'white' | 'blue' | 'orange';

/** The number of units that a cooler takes. */
export interface Capacity {
  readonly of: string;
  readonly count: Quantity;
  /** The application, if the number is from a blood-product table. */
  readonly application?: 1 | 2;
}

/** Another figure of a product. The key `size` marks a size as text, for products without three dimensions. */
export interface FurtherFact {
  readonly label: string;
  readonly value: Quantity | Dimensions | string;
  readonly key?: 'size';
}

/** A product's figures (section 9). An empty list: the specification gives none. */
export interface ProductFacts {
  /** The product does not cool, so a hold time does not apply. */
  readonly cools?: false;
  /** The product is not a container, so a capacity does not apply. */
  readonly carries?: false;
  readonly temperatures: readonly Reading<Quantity>[];
  readonly holdTimes: readonly Reading<Quantity>[];
  readonly interior: readonly Reading<Dimensions>[];
  readonly exterior: readonly Reading<Dimensions>[];
  readonly capacity: readonly Capacity[];
  /** "Tested to", never "certified". */
  readonly testedTo: readonly string[];
  /** If the specification uses "qualified". */
  readonly qualifiedTo?: readonly string[];
  /** Further figures in the order of the specification table. */
  readonly more: readonly FurtherFact[];
}

/** The page of a product, cooler or accessory (section 2, "common pattern"). */
export interface Product {
  readonly id: RouteId;
  readonly name: string;
  /** A short description: "Passive transport cooler for blood products". */
  readonly kind: string;
  /** One or two sentences under the heading; also the structured data's description. */
  readonly summary: string;
  readonly seo: Seo;
  readonly labels: readonly LabelColor[];
  readonly facts: ProductFacts;
  /** Texts of cards that replace those made from `facts`, if readings belong to different variants or parts. */
  readonly glance?: {
    readonly range?: string;
    readonly holdTime?: string;
    /** The number that the hold time is stated with, after the hold time: "9 openings". */
    readonly openings?: string;
    readonly size?: string;
  };
  /** Key features, in a card below the picture. */
  readonly features: readonly string[];
  readonly sections: readonly Section[];
  readonly faqs: readonly Faq[];
  /** The three to six most important open points, in order. */
  readonly askAbout: readonly TopicId[];
  readonly related: readonly RouteId[];
  /** Shows the gallery as a looping carousel instead of a grid. */
  readonly galleryAs?: 'carousel';
}
