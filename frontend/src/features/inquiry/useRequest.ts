import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { InquiryValues } from '../../domain/inquiry/contract';
import { inquiryDefaults } from '../../domain/inquiry/defaults';
import { useBasket } from '../../lib/requestBasket';
import { useShownLocation } from '../../lib/shownLocation';
import { useHydrated } from '../../lib/useHydrated';
import { entered } from '../forms/draft';
import { fillIn } from '../forms/fillIn';
import { keepPrefill, readPrefill } from './earlierPrefill';
import {
  changesFor,
  hasPackaging,
  type InquiryRequest,
  type Prefill,
  prefillOf,
  type RequestCatalogue,
  readRequest,
} from './request';

const isEmpty = ({ values, lines }: Prefill) => !lines.some(Boolean) && Object.keys(values).length === 0;
const isSame = (a: Prefill, b: Prefill) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Fills in what the address and the basket ask for, once: what was entered goes over it, and a reload adds nothing. After the hooks
 * that fill in what the visitor entered. `over`: the form went back to its defaults, and stays there.
 */
export function useRequest(
  catalogue: RequestCatalogue,
  over: boolean,
): { readonly request: InquiryRequest; readonly filledIn: boolean } {
  const form = useForm<InquiryValues>();
  const { search } = useShownLocation();
  // The prerendered page is the same for every query.
  const query = useHydrated() ? search : '';
  const basket = useBasket();
  const request = useMemo(() => readRequest(query, catalogue, basket), [query, catalogue, basket]);
  const applied = useRef(false);
  const [filledIn, setFilledIn] = useState(false);
  useEffect(() => {
    if (over) return;
    const { values } = form.getState();
    const next = prefillOf(request, hasPackaging(values));
    // Whoever comes without a request finds what was entered before.
    if (isEmpty(next) && !applied.current) return;
    const earlier = entered(values, inquiryDefaults) && readPrefill();
    applied.current = true;
    if (earlier && isSame(earlier, next)) return;
    fillIn(form, changesFor(values, inquiryDefaults, next, earlier));
    keepPrefill(next);
    setFilledIn(!isEmpty(next));
  }, [form, request, over]);
  return { request, filledIn };
}
