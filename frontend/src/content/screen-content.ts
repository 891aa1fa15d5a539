/** What each kind of screen is given. Everything here travels to the browser as JSON, links resolved. */

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
import type { FinderScreenContent } from './finder';
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
import type { FinderContent } from './temperature-bands';
import type { Testimonials } from './testimonials';
import type { TopicId } from './topics';
import type { Faq, LinkData, Product } from './types';

/** Data in which every link to a route id has become a link to an address. */
export type Resolved<T> = T extends PageLink
  ? LinkData
  : T extends readonly (infer Item)[]
    ? readonly Resolved<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Resolved<T[Key]> }
      : T;

/**
 * A picture's encoded files: candidates as HTML's `srcset` has them, so that a page's data repeats its HTML and
 * compresses with it, and the path of the largest that every browser reads.
 */
export interface PictureFiles {
  readonly avif: string;
  readonly webp: string;
  readonly largest: string;
}

/** A picture with its encoded files; without them a drawn stand-in of the same shape is shown. */
export type PictureData = Pick<Picture, 'id' | 'alt' | 'caption' | 'width' | 'height'> & {
  readonly files?: PictureFiles;
  readonly dimensions?: PictureDimensions;
};

/** A picture whose description is the text beside it. */
export type DecorativePicture = Omit<PictureData, 'alt' | 'caption'>;

export type CardData = ProductCard & { readonly picture: DecorativePicture };

export type FaqData = Omit<Faq, 'see'> & { readonly links: readonly LinkData[] };

/** A topic to ask about: its id in an address, and its words. */
export interface AskTopic {
  readonly id: TopicId;
  readonly label: string;
}

export interface ProductPageContent extends Omit<Product, 'seo' | 'faqs' | 'askAbout' | 'related' | 'glance'> {
  readonly faqs: readonly FaqData[];
  readonly askAbout: readonly AskTopic[];
  /** Links to what is published of the product's tests, by the section that states them. */
  readonly evidence: Readonly<Record<string, readonly LinkData[]>>;
  /** To the parts that belong to the product. */
  readonly parts?: LinkData | undefined;
  readonly related: readonly CardData[];
  readonly rating: number;
  readonly glance: Glance;
  readonly picture: PictureData;
  readonly model?: ModelData;
  readonly gallery: readonly PictureData[];
  /** What the page's pictures are, said once. */
  readonly renderings: string;
  /** A cooler whose inside or whose own tables a load can be held against, with the goods of those tables. */
  readonly fit?: { readonly cooler: Cooler; readonly goods: readonly Goods[] };
}

/** By Specimen: each tab with its recommended products as cards, and why. */
export interface SpecimensPageContent {
  readonly title: string;
  readonly texts: SpecimenTexts;
  readonly specimens: readonly SpecimenData[];
}

/** A tab with its recommended products; `interior` is their inside, every reading of it, where one is given. */
export type SpecimenData = Omit<Specimen, 'recommended'> & {
  readonly recommended: readonly {
    readonly card: CardData;
    readonly reason: string;
    readonly interior: readonly Reading<Dimensions>[];
  }[];
};

/** A page as the search knows it. */
export interface SearchEntry {
  /** A product's published temperatures and hold times, which decide whether it is found by one. */
  readonly temperatures?: readonly Reading<Quantity>[];
  readonly holdTimes?: readonly Reading<Quantity>[];
  /** Its temperatures are not those it keeps, but those it measures. */
  readonly holds?: false;
  /** Storage temperatures of the goods that it is about. */
  readonly storage?: readonly Quantity[];
  /** A cooler by its id, as the comparison's address has it. */
  readonly cooler?: RouteId;
  readonly title: string;
  /** The page that a question or a part of a page stands on, where `title` does not name it. */
  readonly on?: string;
  readonly href: string;
  readonly text: string;
  readonly group: 'Products' | 'Pages' | 'Questions' | 'Terms';
}

/** What the search is made of; fetched when something is first searched for. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly answers: readonly SearchAnswerData[];
  readonly synonyms: readonly (readonly string[])[];
  readonly aliases: readonly (readonly [alias: string, name: string])[];
}

/** An answer with its links as addresses. */
export type SearchAnswerData = Omit<SearchAnswer, 'links' | 'finds'> & {
  readonly links: readonly LinkData[];
  /** Addresses of entries that come first among the results. */
  readonly finds?: readonly string[];
};

export interface ScreenContent {
  home: Resolved<HomeContent> & {
    readonly finder: FinderContent;
    /** One a slide, in two crops. */
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
  /** `products` and `goods`: what its address may name, as the catalogue and the finder call it. */
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
  find: FinderScreenContent & { readonly candidates: readonly Cooler[]; readonly goods: readonly Goods[] };
  evidence: Resolved<EvidenceContent> & { readonly files: readonly ResultFile[] };
  parts: Resolved<PartsContent>;
  glossary: Omit<GlossaryContent, 'terms'> & { readonly terms: readonly TermData[] };
  policy: Policy;
  search: Resolved<SearchScreenContent>;
  'not-found': Resolved<NotFoundContent>;
  offline: OfflineContent;
}
