import { useNavigate } from 'react-router-dom';
import { requestTexts } from '../../content/inquiry-request';
import { type BasketItem, setQuantity, takeOut } from '../../lib/requestBasket';
import { useShownLocation } from '../../lib/shownLocation';
import { type InquiryRequest, withoutItem, withQuantity } from './request';
import { RequestList } from './ui/RequestList';

/** The products of a request, each to be counted and taken out: in the basket, and in the address where that names it. */
export function RequestItems({ items }: Pick<InquiryRequest, 'items'>) {
  const navigate = useNavigate();
  const { search } = useShownLocation();
  const go = (query: string | undefined) => {
    // Without the anchor, which would scroll.
    if (query !== undefined) navigate({ search: query, hash: '' }, { replace: true });
  };
  if (items.length === 0) return null;
  const setTo = (item: BasketItem) => (quantity: number) => {
    setQuantity(item, quantity);
    go(withQuantity(search, item, quantity));
  };
  return (
    <RequestList
      title={requestTexts.title}
      items={items.map(({ name, quantity, once, ...item }) => ({
        name,
        ...(!once && { quantity: { label: requestTexts.quantity(name), value: quantity, change: setTo(item) } }),
        removeLabel: requestTexts.remove(name),
        remove: () => {
          takeOut(item);
          go(withoutItem(search, item));
        },
      }))}
    />
  );
}
