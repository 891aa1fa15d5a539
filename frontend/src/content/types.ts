/** The shapes of what is read on the site. Content files hold the data; screens only show it. */

import type { Dimensions, Quantity, Reading } from '../domain/quantities';
import type { RouteId } from '../routes/manifest';
import type { PageLink } from './page-link';
import type { TopicId } from './topics';

/** A link whose address is already resolved from the manifest (or is an outside address). */
export interface LinkData {
  readonly label: string;
  readonly href: string;
}

/** What search engines and browser tabs show of a page. Unique on the site. */
export interface Seo {
  /** 30 to 65 characters, without the site's name, which is appended where it fits. */
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
  /** Pages that say more: by route, or a part of a page under words of its own. */
  readonly see?: readonly (RouteId | PageLink)[];
}

/** A table as it is shown: the first cell of a row is its heading. */
export interface TableData {
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly numeric?: true }[];
  readonly rows: readonly (readonly string[])[];
  /** A sentence under the table, such as what NA means. */
  readonly note?: string;
}

/** A part of a product page, in the order of the page. `id` is its anchor. */
export type Section =
  | { readonly kind: 'prose'; readonly id: string; readonly title: string; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'list';
      readonly id: string;
      readonly title: string;
      readonly intro?: string;
      readonly items: readonly string[];
    }
  /** Ticked points: "Why Choose Us", "What's Included". */
  | {
      readonly kind: 'checklist';
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
      /** A sentence under the table. */
      readonly note?: string;
    }
  | {
      readonly kind: 'table';
      readonly id: string;
      readonly title: string;
      readonly intro?: string;
      readonly table: TableData;
      /** Of the specifications: what is measured, a row each, by its sides. */
      readonly sizes?: TableData;
    };

/** A version of a product that differs by temperature band and colour (Kelvin, section 3). */
export interface Variant {
  readonly name: string;
  readonly color: 'white' | 'gray' | 'blue' | 'orange';
  readonly temperature?: Quantity;
  readonly holdTime?: Quantity;
}

/** The three label colours of the trade: white 1–6 °C, blue 2–8 °C, orange 20–24 °C (section 3). */
export type LabelColor = 'white' | 'blue' | 'orange';

/** How many units of something a cooler takes. */
export interface Capacity {
  readonly of: string;
  readonly count: Quantity;
  /** "Application 1" or "Application 2" of the blood-product tables, where it is one of theirs. */
  readonly application?: 1 | 2;
}

/** A figure that has no place of its own among a product's facts; `size` is one that is given as text, as it makes no box. */
export interface FurtherFact {
  readonly label: string;
  readonly value: Quantity | Dimensions | string;
  readonly key?: 'size';
}

/** A product's figures (section 9). An empty list means that the specification gives none. */
export interface ProductFacts {
  /** Holds no temperature of its own, so that a hold time does not apply to it. */
  readonly cools?: false;
  /** Nothing is carried in it, so that a capacity does not apply to it. */
  readonly carries?: false;
  readonly temperatures: readonly Reading<Quantity>[];
  readonly holdTimes: readonly Reading<Quantity>[];
  readonly interior: readonly Reading<Dimensions>[];
  readonly exterior: readonly Reading<Dimensions>[];
  readonly capacity: readonly Capacity[];
  /** "Tested to", never "certified". */
  readonly testedTo: readonly string[];
  /** Where "qualified" is the specification's word. */
  readonly qualifiedTo?: readonly string[];
  /** Further figures, in the order of the specification table: label and value. */
  readonly more: readonly FurtherFact[];
}

/** A catalogue item's page: products, coolers and accessories share this shape (section 2, "common pattern"). */
export interface Product {
  readonly id: RouteId;
  readonly name: string;
  /** What it is, in a few words: "Passive transport cooler for blood products". */
  readonly kind: string;
  /** One or two sentences under the heading; also the card's text and the structured data's description. */
  readonly summary: string;
  readonly seo: Seo;
  readonly labels: readonly LabelColor[];
  readonly facts: ProductFacts;
  /** What cards say where the figures' readings belong to parts or variants, and do not go together one by one. */
  readonly glance?: { readonly range?: string; readonly holdTime?: string; readonly size?: string };
  /** Key features, the list beside the picture. */
  readonly features: readonly string[];
  readonly sections: readonly Section[];
  readonly faqs: readonly Faq[];
  /** The three to six open points that decide on this product, the first one first. */
  readonly askAbout: readonly TopicId[];
  readonly related: readonly RouteId[];
  /** Shows the gallery as a looping carousel instead of a grid. */
  readonly galleryAs?: 'carousel';
}
