import { type RouteId, sections } from '../routes/manifest';
import type { TopicId } from './topics';

/**
 * What the contact page is told by its address, beside the finder's own parameters. Quantities and variants go by the
 * places of the products; a parameter may be repeated in place of its commas, as a form does.
 */
export const inquiryParams = {
  product: 'product',
  quantity: 'quantity',
  variant: 'variant',
  ask: 'ask',
  about: 'about',
} as const;

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
  /** It is asked for once, as a document is: it has no quantity. */
  readonly once?: true;
}

/** A product that an address names; without a quantity it is one. */
export interface NamedProduct {
  readonly product: string;
  readonly variant?: string;
  readonly quantity?: number;
}

/** A list that goes by the places of the products, without what is empty at its end. */
function byPlace(values: readonly string[]): readonly string[] {
  return values.filter((_, index) => values.slice(index).some(Boolean));
}

/** The part of a query that names products: ids are plain, with commas between them, and so are quantities. */
export function productsQuery(items: readonly NamedProduct[]): string {
  const counted = items.some(({ quantity = 1 }) => quantity !== 1);
  const variants = byPlace(items.map(({ variant = '' }) => variant));
  return [
    items.length > 0 && `${inquiryParams.product}=${items.map(({ product }) => product).join(',')}`,
    counted && `${inquiryParams.quantity}=${items.map(({ quantity = 1 }) => quantity).join(',')}`,
    ...variants.map((variant) => `${inquiryParams.variant}=${encodeURIComponent(variant)}`),
  ]
    .filter(Boolean)
    .join('&');
}

/** The end of an address of the inquiry form, after the contact page's path. */
export function inquiryQuery({ products = [], variant, ask = [], about, need }: InquiryQuery): string {
  const named = products.map((product, index) => ({ product, ...(index === 0 && variant && { variant }) }));
  const parts = [
    productsQuery(named),
    ask.length > 0 && `${inquiryParams.ask}=${ask.join(',')}`,
    about && `${inquiryParams.about}=${encodeURIComponent(about)}`,
    need,
  ].filter(Boolean);
  return `${parts.length > 0 ? `?${parts.join('&')}` : ''}#${sections.inquiryForm}`;
}
