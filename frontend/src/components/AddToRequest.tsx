import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type MouseEvent, Suspense } from 'react';
import { basketTexts } from '../content/request-basket';
import { announce } from '../lib/announcer';
import {
  addItem,
  type BasketItem,
  basketItems,
  countOf,
  isSameItem,
  removeItem,
  setQuantity,
  useBasket,
} from '../lib/requestBasket';
import { deferred } from '../lib/startup/deferred';
import { sections } from '../routes/manifest';
import { Button, ButtonLink } from './Button';
import { pathTo } from './SiteLink';
import { VisuallyHidden } from './VisuallyHidden';

/** Loaded when a product is in the request; at the start of a visit none is. */
const Stepper = deferred(() => import('./request/Stepper'));

/**
 * One width for both labels, so that nothing beside it moves. The button in it is MUI's: the page has that button's rules,
 * which links that look like one need, only if one is rendered.
 */
const Holder = styled('span')(({ theme }) => ({
  display: 'grid',
  ...theme.mixins.needsScript,
  [theme.breakpoints.up('lg')]: { minWidth: '13.5rem' },
}));

interface Props extends BasketItem {
  /** Added to the accessible name, to tell several such buttons apart. */
  about?: string;
  /** For a table cell. */
  compact?: boolean;
}

/** A button that adds a product to the visitor's request or removes it, then its quantity and a link to the request. */
export function AddToRequest(props: Props) {
  return (
    <>
      <AddButton {...props} />
      <InRequest {...props} />
    </>
  );
}

/** The button alone, for a row of buttons; `InRequest` is placed below the row. */
export function AddButton({ about, compact = false, ...item }: Props) {
  const basket = useBasket();
  const isIn = basket.some((other) => isSameItem(other, item));
  const press = ({ currentTarget }: MouseEvent) => {
    // A click from before hydration was on an Add button.
    const removes = isIn && !currentTarget.hasAttribute('aria-busy');
    if (removes) removeItem(item);
    else addItem(item);
    announce((removes ? basketTexts.removed : basketTexts.added)(countOf(basketItems())));
  };
  const label = (
    <>
      <span>{isIn ? basketTexts.remove : basketTexts.add}</span>
      {about && <VisuallyHidden>: {about}</VisuallyHidden>}
    </>
  );
  return compact ? (
    <Button variant="quiet" size="small" data-item={JSON.stringify(item)} onClick={press}>
      {label}
    </Button>
  ) : (
    <Holder>
      <MuiButton variant="secondary" data-item={JSON.stringify(item)} onClick={press}>
        {label}
      </MuiButton>
    </Holder>
  );
}

/** The quantity of a product in the request and a link to the request; nothing if the product is not in it. */
export function InRequest({ about, compact = false, ...item }: Props) {
  const basket = useBasket();
  const found = basket.find((other) => isSameItem(other, item));
  if (!found) return null;
  const { quantity = 1, once } = found;
  const label = about ? `${basketTexts.quantity}: ${about}` : basketTexts.quantity;
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 0.5, columnGap: 1.5 }}
    >
      {!once && (
        <Suspense fallback={null}>
          <Stepper label={label} value={quantity} onChange={(next) => setQuantity(item, next)} />
        </Suspense>
      )}
      <ButtonLink variant="quiet" size={compact ? 'small' : 'medium'} href={pathTo('contact', sections.inquiryForm)}>
        <span>{basketTexts.see(countOf(basket))}</span>
      </ButtonLink>
    </Stack>
  );
}
