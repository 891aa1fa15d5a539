import { AddToRequest } from '../../components/AddToRequest';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { fitTexts } from '../../content/fit-texts';
import { inquiryQuery } from '../../content/inquiry-query';
import type { TopicId } from '../../content/topics';
import type { RouteId } from '../../routes/manifest';
import { Actions } from './ui/FinderParts';

interface Props {
  product: RouteId;
  variant: string | undefined;
  /** What is not published of it and was asked for. */
  ask: readonly TopicId[];
  /** The query of what is needed. */
  need: string;
}

/** Asks for a cooler with all that was said of the need: by itself, or beside others. */
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
