import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { putIn, takeOut, useBasket } from '../lib/requestBasket';
import { sections } from '../routes/manifest';
import { ButtonLink } from './Button';
import { pathTo } from './SiteLink';

/** The button takes its width. It is MUI's own, whose rules the links beside it have in the page already. */
const Holder = styled('span')(({ theme }) => ({ display: 'grid', ...theme.mixins.needsScript }));

interface Props {
  /** The route's id. */
  product: string;
  variant?: string | undefined;
  /** What it was chosen for, as the finder's query. */
  need?: string;
}

/** Puts a product into the request that the visitor is putting together, or takes it out; and the way to that request. */
export function AddToRequest({ product, variant, need }: Props) {
  const basket = useBasket();
  const item = { product, ...(variant && { variant }), ...(need && { need }) };
  const isIn = basket.some((other) => other.product === product && other.variant === variant);
  return (
    <>
      <Holder>
        <Button variant="secondary" onClick={() => (isIn ? takeOut(item) : putIn(item))}>
          {isIn ? 'Remove from request' : 'Add to request'}
        </Button>
      </Holder>
      {isIn && (
        <ButtonLink variant="quiet" href={pathTo('contact', sections.inquiryForm)}>
          See your request ({basket.length})
        </ButtonLink>
      )}
    </>
  );
}
