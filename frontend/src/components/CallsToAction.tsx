import { shell } from 'virtual:shell';
import { inquiryQuery } from '../content/inquiry-query';
import type { RouteId } from '../routes/manifest';
import { AddToRequest } from './AddToRequest';
import { ButtonLink, ButtonRow } from './Button';
import { Icon } from './Icon';
import { pathTo } from './SiteLink';

interface Props {
  /** The form's section on the contact page, or the page's top (section 1). */
  toForm?: boolean;
  /** The page's product, which the request is for. */
  product?: RouteId | undefined;
  /** Whether the product may be put into a request of several. */
  addable?: boolean;
  existing?: boolean;
  onNavy?: boolean;
}

/** The site's three calls to action (section 1): request, talk, view existing products. */
export function CallsToAction({ toForm = true, product, addable = false, existing = true, onNavy = false }: Props) {
  const [first, second] = onNavy ? (['light', 'outlineLight'] as const) : (['primary', 'secondary'] as const);
  return (
    <ButtonRow>
      <ButtonLink
        variant={first}
        href={pathTo('contact') + (toForm ? inquiryQuery({ products: product ? [product] : [] }) : '')}
      >
        Request a Product
      </ButtonLink>
      {addable && product && <AddToRequest product={product} />}
      <ButtonLink variant={second} href={shell.site.phoneHref}>
        <Icon name="phone" /> Talk to Solution Specialist
      </ButtonLink>
      {existing && (
        <ButtonLink variant={second} href={pathTo('products')}>
          View Existing Products
        </ButtonLink>
      )}
    </ButtonRow>
  );
}
