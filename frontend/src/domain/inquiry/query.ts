/**
 * The query of the contact page's URL: `?product=kelvin,eclipse&quantity=2,1&ask=size`, then the finder's parameters.
 * Quantities and variants belong to the products by position; a parameter may be repeated instead of listing values.
 */
import { type RouteId, sections } from '../../routes/manifest';

export interface InquiryQuery {
  readonly products?: readonly RouteId[];
  /** Variant of the first product. */
  readonly variant?: string | undefined;
  /** Quantity of the first product. */
  readonly quantity?: number | undefined;
  /** Ids of topics to ask about. */
  readonly ask?: readonly string[];
  /** Search terms. */
  readonly about?: string;
  /** The visitor's requirements, as the finder's query string. */
  readonly need?: string;
}

/** A product in the address. The quantity defaults to 1. */
export interface NamedProduct {
  /** Route id. */
  readonly product: string;
  /** A variant, a part or a document of the product. */
  readonly variant?: string;
  readonly quantity?: number;
}

/** Drops empty values at the end of a list whose values are matched to the products by position. */
const withoutEmptyEnd = (values: readonly string[]): readonly string[] =>
  values.filter((_, index) => values.slice(index).some(Boolean));

/** Query string for products: ids, quantities and variants. */
export function productsQuery(items: readonly NamedProduct[]): string {
  const counted = items.some(({ quantity = 1 }) => quantity !== 1);
  const variants = withoutEmptyEnd(items.map(({ variant = '' }) => variant));
  return [
    items.length > 0 && `product=${items.map(({ product }) => product).join(',')}`,
    counted && `quantity=${items.map(({ quantity = 1 }) => quantity).join(',')}`,
    ...variants.map((variant) => `variant=${encodeURIComponent(variant)}`),
  ]
    .filter(Boolean)
    .join('&');
}

/** Query string and fragment of the inquiry form's address, without the contact page's path. */
export function inquiryQuery({ products = [], variant, quantity, ask = [], about, need }: InquiryQuery): string {
  const ofFirst = { ...(variant && { variant }), ...(quantity && { quantity }) };
  const named = products.map((product, index) => ({ product, ...(index === 0 && ofFirst) }));
  const parts = [
    productsQuery(named),
    ask.length > 0 && `ask=${ask.join(',')}`,
    about && `about=${encodeURIComponent(about)}`,
    need,
  ].filter(Boolean);
  return `${parts.length > 0 ? `?${parts.join('&')}` : ''}#${sections.inquiryForm}`;
}
