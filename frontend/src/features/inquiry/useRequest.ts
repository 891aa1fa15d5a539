import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { requestTexts } from '../../content/inquiry-request';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { currentRequest, storeRequest, useBasket, useBasketQuery } from '../../lib/requestBasket';
import { useShownLocation } from '../../lib/shownLocation';
import { useHydrated } from '../../lib/useHydrated';
import { fillIn } from '../forms/fillIn';
import { keepPrefill, readPrefill } from './draft';
import { takeFollowedLinks } from './followedLinks';
import {
  afterLink,
  changesFor,
  hasPackaging,
  isEmpty,
  isIn,
  type Prefill,
  prefillOf,
  type RequestCatalogue,
  readRequest,
} from './request';

const isSame = (a: Prefill, b: Prefill) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Fills in the request, once and after each of the form's `resets`. The visitor's entries override it, so it comes after the
 * hooks that fill them in. `filledIn` says that it was filled in, or is empty.
 */
export function useRequest(catalogue: RequestCatalogue, resets: number) {
  const form = useForm<InquiryValues>();
  const replaced = useLinks(catalogue);
  const items = useBasket();
  const query = useBasketQuery();
  const hydrated = useHydrated();
  const request = useMemo(() => readRequest({ items, query }, catalogue), [items, query, catalogue]);
  const [filledIn, setFilledIn] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after a link was followed or the form was reset
  useEffect(() => {
    // Before, the request is not read: its products would be removed from the draft.
    if (!hydrated) return;
    const { values } = form.getState();
    const earlier = readPrefill();
    const next = prefillOf(readRequest(currentRequest(), catalogue), hasPackaging(values, earlier?.values));
    if (earlier ? isSame(earlier, next) : isEmpty(next)) return;
    const changes = changesFor(values, inquiryDefaults, next, earlier);
    fillIn(form, changes);
    keepPrefill(next);
    setFilledIn(requestTexts.filledIn(changes.ProductName ? replaced.current : []));
    replaced.current = [];
  }, [form, catalogue, request, hydrated, resets]);
  const hasRequest = items.length > 0 || query !== '';
  return { request, filledIn: hasRequest ? filledIn : '' };
}

/** Adds what links to the form request to the request. Returns a ref with the names of the products they have replaced. */
function useLinks(catalogue: RequestCatalogue) {
  const location = useShownLocation();
  const replaced = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each shown location
  useEffect(() => {
    const before = currentRequest();
    const after = takeFollowedLinks().reduce((request, search) => afterLink(search, catalogue, request), before);
    if (after === before) return;
    storeRequest(after);
    const items = before.items.filter((item) => !isIn(after.items, item));
    replaced.current = readRequest({ items, query: '' }, catalogue).items.map(({ name }) => name);
  }, [location, catalogue]);
  return replaced;
}
