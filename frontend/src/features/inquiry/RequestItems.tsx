import { useId, useRef } from 'react';
import { Button } from '../../components/Button';
import Stepper from '../../components/request/Stepper';
import { TitledSection } from '../../components/TitledSection';
import { requestTexts } from '../../content/inquiry-request';
import { basketTexts } from '../../content/request-basket';
import { announce } from '../../lib/announcer';
import { countOf, currentRequest, removeItem, setQuantity } from '../../lib/requestBasket';
import { useReplaceUrl } from '../../lib/useReplaceUrl';
import { type InquiryItem, type InquiryRequest, searchOf } from './request';
import { RequestList } from './ui/InquiryParts';

/** The items of a request with quantity and remove button. The page's URL follows changes, so that it can be shared. */
export function RequestItems({ items }: Pick<InquiryRequest, 'items'>) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const replaceUrl = useReplaceUrl();
  const followUrl = () => {
    const { pathname, hash } = window.location;
    const search = searchOf(currentRequest());
    replaceUrl(`${pathname}${search && `?${search}`}${hash}`);
  };
  const change = (item: InquiryItem, quantity: number) => {
    setQuantity(item, quantity);
    followUrl();
  };
  const remove = (item: InquiryItem) => {
    // The pressed button is removed with its row, and the list with its last row.
    const left = items.filter((other) => other !== item);
    const part = left.length > 0 ? section.current : section.current?.parentElement?.closest('section');
    part?.focus({ preventScroll: true });
    removeItem(item);
    announce(basketTexts.removed(countOf(left)));
    followUrl();
  };
  if (items.length === 0) return null;
  return (
    <TitledSection ref={section} tabIndex={-1} headingId={id} title={requestTexts.title} variant="h4" heading="h3">
      <RequestList>
        {items.map((item) => (
          <li key={item.name}>
            <span>{item.name}</span>
            {!item.once && (
              <Stepper
                label={requestTexts.quantity(item.name)}
                value={item.quantity}
                onChange={(quantity) => change(item, quantity)}
              />
            )}
            <Button variant="quiet" aria-label={requestTexts.remove(item.name)} onClick={() => remove(item)}>
              ×
            </Button>
          </li>
        ))}
      </RequestList>
    </TitledSection>
  );
}
