import { useNavigate } from 'react-router-dom';
import { RequestList } from '../../components/form/RequestList';
import { requestTexts } from '../../content/inquiry-request';
import { takeOut } from '../../lib/requestBasket';
import { useShownLocation } from '../../lib/shownLocation';
import { type InquiryRequest, withoutItem } from './request';

/** The products of a request, each to be taken out: of the basket, and of the address where that names it. */
export function RequestItems({ items }: Pick<InquiryRequest, 'items'>) {
  const navigate = useNavigate();
  const { search } = useShownLocation();
  if (items.length === 0) return null;
  return (
    <RequestList
      title={requestTexts.title}
      items={items.map(({ name, ...item }) => ({
        name,
        removeLabel: requestTexts.remove(name),
        remove: () => {
          takeOut(item);
          const rest = withoutItem(search, item);
          // Without the anchor, which would scroll.
          if (rest !== undefined) navigate({ search: rest, hash: '' }, { replace: true });
        },
      }))}
    />
  );
}
