import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { Location } from 'react-router-dom';
import { requestTexts } from '../../content/inquiry-request';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { useBasket } from '../../lib/requestBasket';
import { useShownLocation } from '../../lib/shownLocation';
import { useHydrated } from '../../lib/useHydrated';
import { entered } from '../forms/draft';
import { fillIn } from '../forms/fillIn';
import { isDone, keepPrefill, keepQuery, keepShown, keptQuery, markDone, readPrefill } from './draft';
import { fromItems } from './RequestItems';
import {
  changesFor,
  hasPackaging,
  type Prefill,
  prefillOf,
  type RequestCatalogue,
  readRequest,
  replacedProducts,
} from './request';

const isEmpty = ({ values, lines }: Prefill) => !lines.some(Boolean) && Object.keys(values).length === 0;
const isSame = (a: Prefill, b: Prefill) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Fills in the request of the address and the basket, once, and not after a reset. The visitor's entries override it, so it
 * comes after the hooks that fill them in. `query` is that of `request`; `filledIn` says that it was filled in, or is empty.
 */
export function useRequest(catalogue: RequestCatalogue, isReset: boolean) {
  const form = useForm<InquiryValues>();
  const query = useQuery(catalogue);
  const basket = useBasket();
  const hydrated = useHydrated();
  const request = useMemo(() => readRequest(query, catalogue, basket), [query, catalogue, basket]);
  const [filledIn, setFilledIn] = useState('');
  useEffect(() => {
    // Before, the query and the basket are not read: their products would be removed from the draft.
    if (isReset || !hydrated) return;
    const { values } = form.getState();
    const earlier = entered(values, inquiryDefaults) && readPrefill();
    const next = prefillOf(request, hasPackaging(values, earlier?.values));
    // Without a request before, there is none whose items were removed.
    if (isEmpty(next) && keptQuery() === undefined) return setFilledIn('');
    keepQuery(query);
    if (earlier && isSame(earlier, next)) return;
    const changes = changesFor(values, inquiryDefaults, next, earlier);
    fillIn(form, changes);
    keepPrefill(next);
    const replaced = earlier && changes.ProductName ? replacedProducts(next, earlier) : [];
    setFilledIn(isEmpty(next) ? '' : requestTexts.filledIn(replaced));
  }, [form, request, query, isReset, hydrated]);
  return { request, query, filledIn };
}

/** The query of the request. A link without a request keeps the one before: it removes nothing from the form. */
function useQuery(catalogue: RequestCatalogue): string {
  const location = useShownLocation();
  const done = useIsDone(location);
  // The prerendered page has no query.
  if (!useHydrated()) return '';
  const { search, state } = location;
  const isOwn = !done && (state === fromItems || !isEmpty(prefillOf(readRequest(search, catalogue))));
  return isOwn ? search : (keptQuery() ?? '');
}

/** Whether the request of this history entry was sent or cleared, or that of the entry that "Skip to content" was used at. */
function useIsDone(location: Location): boolean {
  const before = useRef(false);
  const done = isDone(location) || (before.current && location.hash === '#main');
  useEffect(() => {
    keepShown(location);
    if (done) markDone(location);
    before.current = done;
  }, [location, done]);
  return done;
}
