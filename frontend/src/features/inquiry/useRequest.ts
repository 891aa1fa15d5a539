import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-final-form';
import { requestTexts } from '../../content/inquiry-request';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { useBasket } from '../../lib/requestBasket';
import { useShownLocation } from '../../lib/shownLocation';
import { useHydrated } from '../../lib/useHydrated';
import { entered } from '../forms/draft';
import { fillIn } from '../forms/fillIn';
import { isDone, keepDone, keepPrefill, keepQuery, keepShown, keptQuery, readPrefill } from './draft';
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
export function useRequest(catalogue: RequestCatalogue, wasReset: boolean) {
  const form = useForm<InquiryValues>();
  const { location, query } = useQuery(catalogue);
  const basket = useBasket();
  const request = useMemo(() => readRequest(query, catalogue, basket), [query, catalogue, basket]);
  const [filledIn, setFilledIn] = useState('');
  useEffect(() => {
    keepShown(location);
    if (wasReset) keepDone();
  }, [wasReset, location]);
  useEffect(() => {
    if (wasReset) return;
    const { values } = form.getState();
    const earlier = entered(values, inquiryDefaults) && readPrefill();
    const next = prefillOf(request, hasPackaging(values, earlier?.values));
    // The prefill of a request that was sent is not one whose items were removed.
    if (isEmpty(next) && keptQuery() === undefined) return;
    keepQuery(query);
    if (earlier && isSame(earlier, next)) return;
    const changes = changesFor(values, inquiryDefaults, next, earlier);
    fillIn(form, changes);
    keepPrefill(next);
    const replaced = earlier && changes.ProductName ? replacedProducts(next, earlier) : [];
    setFilledIn(isEmpty(next) ? '' : requestTexts.filledIn(replaced));
  }, [form, request, query, wasReset]);
  return { request, query, filledIn };
}

/** The query of the request. A link without a request keeps the one before: it removes nothing from the form. */
function useQuery(catalogue: RequestCatalogue) {
  const location = useShownLocation();
  // The prerendered page has no query.
  if (!useHydrated() || isDone(location)) return { location, query: '' };
  const { search, state } = location;
  const isOwn = state === fromItems || !isEmpty(prefillOf(readRequest(search, catalogue)));
  return { location, query: isOwn ? search : (keptQuery() ?? '') };
}
