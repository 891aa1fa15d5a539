import MuiButton from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentProps, Suspense } from 'react';
import { basketTexts } from '../content/request-basket';
import { announce } from '../lib/announcer';
import {
  type BasketItem,
  basketItems,
  countOf,
  isSameItem,
  putIn,
  setQuantity,
  takeOut,
  useBasket,
} from '../lib/requestBasket';
import { deferred } from '../lib/startup/deferred';
import { sections } from '../routes/manifest';
import { Button, ButtonLink } from './Button';
import type { Stepper as StepperType } from './request/Stepper';
import { pathTo } from './SiteLink';
import { VisuallyHidden } from './VisuallyHidden';

/** Only of a product that is in the request, which none is at the start of a visit. */
const Stepper = deferred<ComponentProps<typeof StepperType>>(async () => ({
  default: (await import('./request/Stepper')).Stepper,
}));

/** As wide for either of its words, so that nothing beside it moves. It is MUI's own, whose rules the links beside it have in the page already. */
const Holder = styled('span')(({ theme }) => ({
  display: 'grid',
  ...theme.mixins.needsScript,
  [theme.breakpoints.up('lg')]: { minWidth: '13.5rem' },
}));

const Line = styled('span')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 1.5),
}));

interface Props extends BasketItem {
  /** Told to whoever hears the button: which of several it is. */
  about?: string;
  /** In a table's cell. */
  compact?: boolean;
}

/** Puts a product into the request that the visitor is putting together, or takes it out; then how many, and the way to that request. */
export function AddToRequest(props: Props) {
  return (
    <>
      <AddButton {...props} />
      <InRequest {...props} />
    </>
  );
}

/** The button by itself, for a row of buttons; `InRequest` is below the row. */
export function AddButton({ about, compact = false, ...item }: Props) {
  const basket = useBasket();
  const isIn = basket.some((other) => isSameItem(other, item));
  const press = () => {
    if (isIn) takeOut(item);
    else putIn(item);
    announce((isIn ? basketTexts.removed : basketTexts.added)(countOf(basketItems())));
  };
  const label = (
    <>
      {isIn ? basketTexts.remove : basketTexts.add}
      {about && <VisuallyHidden>: {about}</VisuallyHidden>}
    </>
  );
  return compact ? (
    <Button variant="quiet" size="small" onClick={press}>
      {label}
    </Button>
  ) : (
    <Holder>
      <MuiButton variant="secondary" onClick={press}>
        {label}
      </MuiButton>
    </Holder>
  );
}

/** How many of a product are in the request, and the way there; nothing of one that is not. */
export function InRequest({ about, compact = false, ...item }: Props) {
  const basket = useBasket();
  const found = basket.find((other) => isSameItem(other, item));
  if (!found) return null;
  const { quantity = 1, once } = found;
  const label = about ? `${basketTexts.quantity}: ${about}` : basketTexts.quantity;
  return (
    <Line>
      {!once && (
        <Suspense fallback={null}>
          <Stepper label={label} value={quantity} onChange={(next) => setQuantity(item, next)} />
        </Suspense>
      )}
      <ButtonLink variant="quiet" size={compact ? 'small' : 'medium'} href={pathTo('contact', sections.inquiryForm)}>
        {basketTexts.see(countOf(basket))}
      </ButtonLink>
    </Line>
  );
}
