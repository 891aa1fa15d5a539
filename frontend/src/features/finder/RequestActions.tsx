import { AddToRequest } from '../../components/AddToRequest';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { fitTexts } from '../../content/finder/fit-texts';
import type { TopicId } from '../../content/topics';
import { inquiryQuery } from '../../domain/inquiry/query';
import type { RouteId } from '../../routes/manifest';
import { Actions } from './ui/FinderParts';

interface Props {
  product: RouteId;
  variant?: string | undefined;
  /** Topics of the need that the product publishes nothing about. */
  ask: readonly TopicId[];
  /** The need as a query. */
  need: string;
}

/** Requests a cooler together with the need: alone, or added to a request of several. */
export function RequestActions({ product, variant, ask, need }: Props) {
  return (
    <Actions>
      <SiteLink href={pathTo('contact') + inquiryQuery({ products: [product], variant, ask, need })}>
        {fitTexts.request}
      </SiteLink>
      <AddToRequest product={product} ask={ask} need={need} {...(variant && { variant })} />
    </Actions>
  );
}
