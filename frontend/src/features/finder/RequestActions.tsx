import { AddToRequest } from '../../components/AddToRequest';
import { ButtonLink } from '../../components/Button';
import { pathTo } from '../../components/SiteLink';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { fitTexts } from '../../content/finder/fit-texts';
import { inquiryQuery } from '../../domain/inquiry/query';
import { coolersNeeded, type Finding, type Verdict } from '../../domain/verdict';
import type { RouteId } from '../../routes/manifest';
import { openQuestions } from './openQuestions';
import { Actions } from './ui/FinderParts';

interface Props {
  product: RouteId;
  variant?: string | undefined;
  /** Added to the accessible names in a list of coolers. */
  about?: string;
  verdict: Verdict;
  findings: readonly Finding[];
  /** The need as a query. */
  need: string;
}

/**
 * Requests a cooler together with the need: alone, or added to a request of several. The stronger its verdict, the stronger
 * the action: one that is ruled out can still be added.
 */
export function RequestActions({ product, variant, about, verdict, findings, need }: Props) {
  const ask = openQuestions(findings);
  const quantity = coolersNeeded(findings);
  return (
    <Actions>
      {verdict !== 'fails' && (
        <ButtonLink
          variant={verdict === 'match' ? 'primary' : 'secondary'}
          href={pathTo('contact') + inquiryQuery({ products: [product], variant, quantity, ask, need })}
        >
          {fitTexts.request}
          {about && <VisuallyHidden>: {about}</VisuallyHidden>}
        </ButtonLink>
      )}
      <AddToRequest
        product={product}
        ask={ask}
        need={need}
        compact
        {...(variant && { variant })}
        {...(about && { about })}
        {...(quantity && { quantity })}
      />
    </Actions>
  );
}
