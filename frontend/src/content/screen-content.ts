/** The data of each kind of screen, as sent to the browser: JSON with resolved links. */

import type { Cooler } from '../domain/cooler';
import type { Goods } from '../domain/goods';
import type { Dimensions, Quantity, Reading } from '../domain/quantities';
import type { RouteId } from '../routes/manifest';
import type { AboutContent, ResultFile } from './about';
import type { BlogContent } from './blog';
import type { Glance, ProductCard } from './catalogue';
import type { CompareScreenContent } from './compare-screen';
import type { ComparedCooler, ComparedFigure } from './comparison';
import type { ContactContent } from './contact';
import type { EvidenceContent } from './evidence';
import type { FaqsContent } from './faqs';
import type { FinderScreenContent } from './finder/finder';
import type { GlossaryContent, TermData } from './glossary';
import type { HomeContent } from './home';
import type { ListingsContent } from './listings';
import type { ModelData } from './models';
import type { NotFoundContent } from './not-found';
import type { OfflineContent } from './offline';
import type { PageLink } from './page-link';
import type { PartsContent } from './parts';
import type { Mark } from './pictures/marks';
import type { PictureDimensions } from './pictures/measured-pictures';
import type { Picture } from './pictures/picture';
import type { Policy } from './policies/policy';
import type { SearchScreenContent } from './search';
import type { SearchAnswer } from './search-answers';
import type { ServicesContent } from './services';
import type { Specimen, SpecimenTexts } from './specimens';
import type { TeamContent } from './team';
import type { TemperatureBandsContent } from './temperature-bands';
import type { Testimonials } from './testimonials';
import type { TopicId } from './topics';
import type { Faq, LinkData, Product } from './types';

/** Data whose links to route ids are resolved to addresses. */
export type Resolved<T> = T extends PageLink
  ? LinkData
  : T extends readonly (infer Item)[]
    ? readonly Resolved<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Resolved<T[Key]> }
      : T;

/**
 * A picture's encoded files: values of `srcset`, which compress well because the page's HTML contains them too, and the
 * path of the largest WebP file.
 */
export interface PictureFiles {
  readonly avif: string;
  readonly webp: string;
  readonly largest: string;
}

/** A picture with its encoded files; without them a placeholder of the same aspect ratio is drawn. */
export type PictureData = Pick<Picture, 'id' | 'alt' | 'caption' | 'width' | 'height'> & {
  readonly files?: PictureFiles;
  readonly dimensions?: PictureDimensions;
};

/** A picture whose description is the text beside it. */
export type DecorativePicture = Omit<PictureData, 'alt' | 'caption'> & { readonly alt?: never };

export type CardData = ProductCard & { readonly picture: DecorativePicture };

export type FaqData = Omit<Faq, 'see'> & { readonly links: readonly LinkData[] };

/** A topic to ask about; `id` is its value in the inquiry form's URL. */
export interface AskTopic {
  readonly id: TopicId;
  readonly label: string;
}

export interface ProductPageContent extends Omit<Product, 'seo' | 'faqs' | 'askAbout' | 'related' | 'glance'> {
  readonly faqs: readonly FaqData[];
  readonly askAbout: readonly AskTopic[];
  /** Links to the evidence of tests, by the section that states them. */
  readonly evidence: Readonly<Record<string, readonly LinkData[]>>;
  /** The link to the product's parts. */
  readonly parts?: LinkData | undefined;
  readonly related: readonly CardData[];
  readonly rating: number;
  readonly glance: Glance;
  readonly picture: PictureData;
  readonly model?: ModelData;
  readonly gallery: readonly PictureData[];
  /** The note on the page's pictures: renderings, to scale or not. */
  readonly renderings: string;
  /** The cooler if its interior or a table of its own is published, with the goods of the table. */
  readonly fit?: { readonly cooler: Cooler; readonly goods: readonly Goods[] };
}

/** By Specimen: the tabs with the cards of the recommended products and the reasons. */
export interface SpecimensPageContent {
  readonly title: string;
  readonly texts: SpecimenTexts;
  readonly specimens: readonly SpecimenData[];
}

/** A tab with its recommended products; `interior` contains all published readings. */
export type SpecimenData = Omit<Specimen, 'recommended'> & {
  readonly recommended: readonly {
    readonly card: CardData;
    readonly reason: string;
    readonly interior: readonly Reading<Dimensions>[];
  }[];
};

/** An entry of the search index. */
export interface SearchEntry {
  /** A product's published temperatures and hold times, for searches by figure. */
  readonly temperatures?: readonly Reading<Quantity>[];
  readonly holdTimes?: readonly Reading<Quantity>[];
  /** The product measures its temperatures and does not hold them. */
  readonly holds?: false;
  /** Storage temperatures of the goods on the page. */
  readonly storage?: readonly Quantity[];
  /** The cooler's id in the comparison's URL. */
  readonly cooler?: RouteId;
  readonly title: string;
  /** The title of the page that contains the question or section. */
  readonly on?: string;
  readonly href: string;
  readonly text: string;
  readonly group: 'Products' | 'Pages' | 'Questions' | 'Terms';
}

/** The search index: one file, fetched on the first search, or in a long catalog many (features/search/files.ts). */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly answers: readonly SearchAnswerData[];
  readonly synonyms: readonly (readonly string[])[];
  readonly aliases: readonly (readonly [alias: string, name: string])[];
}

/** An answer with resolved links. */
export type SearchAnswerData = Omit<SearchAnswer, 'links' | 'finds'> & {
  readonly links: readonly LinkData[];
  /** URLs of the entries that are listed first. */
  readonly finds?: readonly string[];
};

export interface ScreenContent {
  home: Resolved<HomeContent> & {
    readonly temperatureBands: TemperatureBandsContent;
    /** One per slide, in two crops. */
    readonly heroPictures: readonly { readonly wide: PictureData; readonly tall: PictureData }[];
    readonly aboutPicture: PictureData;
    readonly products: readonly CardData[];
    readonly marks: readonly Mark[];
    readonly members: TeamContent['cards'];
    readonly testimonials: Testimonials;
  };
  about: Resolved<AboutContent> & {
    readonly files: readonly ResultFile[];
    readonly products: readonly CardData[];
    readonly members: TeamContent['cards'];
    readonly pictures: readonly PictureData[];
  };
  services: ServicesContent;
  team: TeamContent;
  faqs: Omit<FaqsContent, 'faqs' | 'ordering'> & {
    readonly faqs: readonly FaqData[];
    readonly ordering: Omit<FaqsContent['ordering'], 'ask'> & { readonly ask: readonly AskTopic[] };
  };
  blog: BlogContent;
  'blog-details': BlogContent;
  'project-details': BlogContent;
  /** `products` and `goods`: the values that the form's URL may refer to. */
  contact: ContactContent & {
    readonly products: readonly { readonly id: string; readonly name: string }[];
    readonly goods: readonly Goods[];
  };
  products: Resolved<ListingsContent['products']> & {
    readonly cards: readonly CardData[];
    readonly testimonials: Testimonials;
  };
  coolers: Resolved<ListingsContent['coolers']> & { readonly cards: readonly CardData[] };
  product: ProductPageContent;
  specimens: SpecimensPageContent;
  compare: CompareScreenContent & {
    readonly figures: Readonly<Record<ComparedFigure, string>>;
    readonly coolers: readonly (ComparedCooler & Pick<CardData, 'picture' | 'range' | 'holdTime'>)[];
    readonly candidates: readonly Cooler[];
  };
  /** `figures`: what the list of all coolers shows. `pictures`: those of the cards. */
  find: FinderScreenContent & {
    readonly candidates: readonly Cooler[];
    readonly figures: Readonly<Partial<Record<RouteId, Pick<Glance, 'range' | 'holdTime'>>>>;
    readonly pictures: Readonly<Partial<Record<RouteId, DecorativePicture>>>;
    readonly goods: readonly Goods[];
  };
  evidence: Resolved<EvidenceContent> & { readonly files: readonly ResultFile[] };
  parts: Resolved<PartsContent>;
  glossary: Omit<GlossaryContent, 'terms'> & { readonly terms: readonly TermData[] };
  policy: Policy;
  search: Resolved<SearchScreenContent>;
  'not-found': Resolved<NotFoundContent>;
  offline: OfflineContent;
}
