import MuiButton from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type BasketItem, putIn, takeOut, useBasket } from '../lib/requestBasket';
import { sections } from '../routes/manifest';
import { Button, ButtonLink } from './Button';
import { pathTo } from './SiteLink';
import { VisuallyHidden } from './VisuallyHidden';

/** The button takes its width. It is MUI's own, whose rules the links beside it have in the page already. */
const Holder = styled('span')(({ theme }) => ({ display: 'grid', ...theme.mixins.needsScript }));

interface Props extends BasketItem {
  /** Told to whoever hears the button: which of several it is. */
  about?: string;
  /** In a table's cell. */
  compact?: boolean;
}

/** Puts a product into the request that the visitor is putting together, or takes it out; and the way to that request. */
export function AddToRequest({ about, compact = false, ...item }: Props) {
  const basket = useBasket();
  const isIn = basket.some((other) => other.product === item.product && other.variant === item.variant);
  const size = compact ? 'small' : 'medium';
  const press = () => (isIn ? takeOut(item) : putIn(item));
  const label = (
    <>
      {isIn ? 'Remove from request' : 'Add to request'}
      {about && <VisuallyHidden>: {about}</VisuallyHidden>}
    </>
  );
  return (
    <>
      {compact ? (
        <Button variant="quiet" size={size} onClick={press}>
          {label}
        </Button>
      ) : (
        <Holder>
          <MuiButton variant="secondary" onClick={press}>
            {label}
          </MuiButton>
        </Holder>
      )}
      {isIn && (
        <ButtonLink variant="quiet" size={size} href={pathTo('contact', sections.inquiryForm)}>
          See your request ({basket.length})
        </ButtonLink>
      )}
    </>
  );
}
