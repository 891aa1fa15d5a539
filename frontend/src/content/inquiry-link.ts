import { type RouteId, sections } from '../routes/manifest';
import { pathOf } from '../routes/paths';
import type { TopicId } from './topics';

/** What the contact page is told by its address: the product, and the topics that are asked about. */
export const inquiryParams = { product: 'product', ask: 'ask' } as const;

interface Inquiry {
  readonly product: RouteId;
  readonly ask: readonly TopicId[];
}

/** The address of the inquiry form for a product and topics: ids are plain, and commas stand between topics. */
export function inquiryHref({ product, ask }: Inquiry): string {
  const query = `${inquiryParams.product}=${product}&${inquiryParams.ask}=${ask.join(',')}`;
  return `${pathOf('contact')}?${query}#${sections.inquiryForm}`;
}
