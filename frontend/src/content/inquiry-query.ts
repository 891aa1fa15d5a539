import { type RouteId, sections } from '../routes/manifest';
import type { TopicId } from './topics';

/** What the contact page is told by its address, beside the finder's own parameters. */
export const inquiryParams = { product: 'product', variant: 'variant', ask: 'ask', about: 'about' } as const;

/** What an address of the inquiry form asks for. */
export interface InquiryQuery {
  readonly products?: readonly RouteId[];
  /** Of the first product. */
  readonly variant?: string | undefined;
  readonly ask?: readonly TopicId[];
  /** The words that were searched for. */
  readonly about?: string;
  /** What is needed, as the finder's query. */
  readonly need?: string;
}

/** What of a product is put into a request of several: a variant, a part or a document, and the topics asked about it. */
export interface RequestItem {
  readonly product: RouteId;
  readonly variant?: string;
  readonly ask?: readonly TopicId[];
}

/** The end of an address of the inquiry form, after the contact page's path: ids are plain, with commas between them. */
export function inquiryQuery({ products = [], variant, ask = [], about, need }: InquiryQuery): string {
  const parts = [
    products.length > 0 && `${inquiryParams.product}=${products.join(',')}`,
    variant && `${inquiryParams.variant}=${encodeURIComponent(variant)}`,
    ask.length > 0 && `${inquiryParams.ask}=${ask.join(',')}`,
    about && `${inquiryParams.about}=${encodeURIComponent(about)}`,
    need,
  ].filter(Boolean);
  return `${parts.length > 0 ? `?${parts.join('&')}` : ''}#${sections.inquiryForm}`;
}
