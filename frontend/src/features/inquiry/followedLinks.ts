/** Links to the form with a query, which are noted until the form, whose code may be loaded later, takes them up. */
import { useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { canStore, storedValue } from '../../lib/storage';
import { storageKeys } from '../forms/storageKeys';

const followed = storedValue(storageKeys.links);

/** The queries of the links that were followed since, in this order; deletes them. */
export function takeFollowedLinks(): readonly string[] {
  const searches = followed.get();
  followed.set(undefined);
  return searches?.split('\n') ?? [];
}

/** Whether a location is that of the link that skips to the content. */
export const isSkipLink = ({ hash }: Location) => hash === '#main';

/** The key in the state of a history entry. Where nothing can be stored, the mark ends with the document. */
const NOTED = 'linkNoted';

/** Notes the query of the shown location, once for each history entry: the request may have been changed or sent since. */
export function useFollowedLinks(): void {
  const location = useLocation();
  const before = useRef<Location>(undefined);
  // The form takes them up in an effect, which comes after this one.
  useLayoutEffect(() => {
    const { state } = window.history;
    // After a quick Back the browser is at another entry, which is shown next.
    if (location.search !== window.location.search) return;
    const isNoted = [true, performance.timeOrigin].includes(state?.[NOTED]);
    // The link that skips to the content keeps the query, and so does the way back.
    const isSame = before.current?.search === location.search && (isSkipLink(location) || isSkipLink(before.current));
    if (location.search && !isNoted && !isSame)
      followed.set([followed.get(), location.search].filter(Boolean).join('\n'));
    before.current = location;
    window.history.replaceState({ ...state, [NOTED]: canStore() || performance.timeOrigin }, '');
  }, [location]);
}
