import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { Location } from 'react-router-dom';
import { requestTexts } from '../../content/inquiry-request';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { currentRequest, storeRequest, useBasket, useBasketQuery } from '../../lib/requestBasket';
import { useShownLocation } from '../../lib/shownLocation';
import { useHydrated } from '../../lib/useHydrated';
import { fillIn } from '../forms/fillIn';
import { keepPrefill, readPrefill } from './draft';
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

/** The state of a history entry whose items were changed in the form. */
export const fromItems = 'items';

/** Whether a location was reached from the form itself, by a change of its items, or by the link that skips to the content. */
export const staysInForm = ({ hash, state }: Location) => hash === '#main' || state === fromItems;

/**
 * Fills in the request, once and after each of the form's `resets`. The visitor's entries override it, so it comes after the
 * hooks that fill them in. `filledIn` says that it was filled in, or is empty.
 */
export function useRequest(catalogue: RequestCatalogue, resets: number) {
  const form = useForm<InquiryValues>();
  const replaced = useFollowedLink(catalogue);
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

/** Takes up the request of the address, once for each history entry; a ref with the names of the products it has replaced. */
function useFollowedLink(catalogue: RequestCatalogue) {
  const location = useShownLocation();
  const hydrated = useHydrated();
  const replaced = useRef<readonly string[]>([]);
  const isShown = useRef(false);
  useEffect(() => {
    // The prerendered page has no query. After a quick Back, the browser is at another entry, which is shown next.
    if (!hydrated || location.search !== window.location.search) return;
    const isFollowed = !(isShown.current && staysInForm(location)) && !isTakenUp();
    isShown.current = true;
    const before = currentRequest();
    const after = isFollowed ? afterLink(location.search, catalogue, before) : before;
    markTakenUp(after === before || storeRequest(after));
    const items = before.items.filter((item) => !isIn(after.items, item));
    replaced.current = readRequest({ items, query: '' }, catalogue).items.map(({ name }) => name);
  }, [location, hydrated, catalogue]);
  return replaced;
}

/** The key in the state of a history entry. Of a request that could not be stored, the mark ends with the document. */
const TAKEN_UP = 'requestTakenUp';
const isTakenUp = () => [true, performance.timeOrigin].includes(window.history.state?.[TAKEN_UP]);

/** A reload and Back take up no request again: it may have been changed, sent or cleared since. */
function markTakenUp(isStored: boolean): void {
  const mark = isStored || performance.timeOrigin;
  window.history.replaceState({ ...window.history.state, [TAKEN_UP]: mark }, '');
}
