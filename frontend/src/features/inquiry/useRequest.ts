import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useLocation } from 'react-router-dom';
import { requestTexts } from '../../content/inquiry-request';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { currentRequest, storeRequest, useBasket, useBasketQuery } from '../../lib/requestBasket';
import { useChange } from '../../lib/useChange';
import { useHydrated } from '../../lib/useHydrated';
import { fillIn } from '../forms/fillIn';
import { keepPrefill, readPrefill } from './draft';
import { isSkipLink, takeFollowedLinks } from './followedLinks';
import { changesFor, hasPackaging, type Prefill, prefillOf } from './prefill';
import { afterLink, hasItem, isEmptyRequest, type RequestCatalogue, readRequest } from './request';

const isSame = (a: Prefill, b: Prefill) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Fills in the request, once and after each of the form's `resets`. The visitor's entries override it, so it comes after the
 * hooks that fill them in. `filledIn` says that it was filled in, or is empty.
 */
export function useRequest(catalogue: RequestCatalogue, resets: number) {
  const form = useForm<InquiryValues>();
  const replaced = useRequestedLinks(catalogue);
  const closed = useClosedDetails();
  const items = useBasket();
  const query = useBasketQuery();
  const hydrated = useHydrated();
  const request = useMemo(() => readRequest({ items, query }, catalogue), [items, query, catalogue]);
  const [filledIn, setFilledIn] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after a link was followed or the form was reset
  useEffect(() => {
    // Before, the request is not read: its products would be removed from the draft.
    if (!hydrated) return;
    const names = replaced.current;
    replaced.current = [];
    const { values } = form.getState();
    const earlier = readPrefill();
    // Not the rendered one, as a link may have been followed in this commit.
    const requested = readRequest(currentRequest(), catalogue);
    const next = prefillOf(requested, hasPackaging(values, earlier?.values));
    if (earlier ? isSame(earlier, next) : isEmptyRequest(requested)) return;
    const changes = changesFor(values, inquiryDefaults, next, earlier, closed.current);
    fillIn(form, changes);
    keepPrefill(next);
    setFilledIn(requestTexts.filledIn(changes.ProductName ? names : []));
  }, [form, catalogue, request, hydrated, resets]);
  return { request, filledIn: isEmptyRequest(request) ? '' : filledIn };
}

/**
 * Closes the details with each navigation (section 4). The returned ref is true after one, also the one that led to the form,
 * until they are opened: if they are closed then, the visitor has not done it.
 */
function useClosedDetails() {
  const form = useForm<InquiryValues>();
  const location = useLocation();
  const closed = useRef(true);
  // Compares objects: a hash edited in the address bar has no new key.
  useChange(location, () => {
    if (isSkipLink(location)) return;
    form.change('IsMoreSpecificDetails', inquiryDefaults.IsMoreSpecificDetails);
    closed.current = true;
  });
  useEffect(() => {
    const onChange = ({ value }: { value?: string }) => {
      if (value === 'yes') closed.current = false;
    };
    return form.registerField('IsMoreSpecificDetails', onChange, { value: true });
  }, [form]);
  return closed;
}

/**
 * Adds what links to the form request to the request. Returns a ref with the names of the products they have replaced;
 * the caller empties it once it has taken the links up.
 */
function useRequestedLinks(catalogue: RequestCatalogue) {
  const location = useLocation();
  const replaced = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each shown location
  useEffect(() => {
    const before = currentRequest();
    const after = takeFollowedLinks().reduce((request, search) => afterLink(search, catalogue, request), before);
    if (after === before) return;
    storeRequest(after);
    const items = before.items.filter((item) => !hasItem(after.items, item));
    replaced.current = readRequest({ items, query: '' }, catalogue).items.map(({ name }) => name);
  }, [location, catalogue]);
  return replaced;
}
