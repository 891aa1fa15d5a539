/**
 * How a visitor gets from page to page, without the effects of it (useNavigation has those):
 *
 *     shown ──went──▶ loading ──loaded──▶ shown
 *                       │ failed, and the server answers ──▶ leaving: it shows the address, as a document
 *                       └ failed, and it does not ──▶ stuck: what is read stays ──retried──▶ loading
 *
 * A page whose code broke is loaded anew, which fails: it is the server's as well, and what was read before is on show.
 *
 * Wherever it stands, to go on begins anew, and to go back to the page on show ends it.
 */
import { type Location, NavigationType } from 'react-router-dom';
import type { Page } from '../../content/page';

/** An address in the tab's history, and how the visitor got there. */
export interface Visit {
  readonly location: Location;
  readonly arrivedBy: NavigationType;
}

/** The page on show, and the visit that brought it. */
export interface ShownPage extends Visit {
  readonly page: Page;
}

export type Navigation =
  /** `before` is what was read last on another page. */
  | { readonly status: 'shown'; readonly shown: ShownPage; readonly before?: ShownPage | undefined }
  | { readonly status: 'loading' | 'stuck' | 'leaving'; readonly shown: ShownPage; readonly wanted: Visit };

export type NavigationEvent =
  /** The address has changed; `atHand` is its page, where nothing has to be fetched for it. */
  | { readonly type: 'went'; readonly visit: Visit; readonly atHand?: Page | undefined }
  | { readonly type: 'loaded'; readonly visit: Visit; readonly page: Page }
  | { readonly type: 'failed'; readonly visit: Visit; readonly serverAnswers: boolean }
  /** The code of a page on show has failed; `wasShown` says whether it had ever been seen. */
  | { readonly type: 'broke'; readonly page: Page; readonly wasShown: boolean }
  | { readonly type: 'retried' };

/** The state after an event; the same object where it changes nothing. What an earlier visit had asked for is ignored. */
export function navigate(navigation: Navigation, event: NavigationEvent): Navigation {
  const { shown } = navigation;
  const wanted = navigation.status === 'shown' ? undefined : navigation.wanted;
  const before = navigation.status === 'shown' ? navigation.before : undefined;
  switch (event.type) {
    case 'went': {
      const { visit, atHand } = event;
      const { location } = visit;
      if (location === (wanted ?? shown).location) return navigation;
      if (location.pathname === shown.location.pathname)
        return { status: 'shown', shown: { ...shown, ...visit }, before };
      if (atHand) return { status: 'shown', shown: { ...visit, page: atHand }, before: shown };
      return { status: 'loading', shown, wanted: visit };
    }
    case 'loaded':
      if (event.visit !== wanted) return navigation;
      return { status: 'shown', shown: { ...event.visit, page: event.page }, before: shown };
    case 'failed':
      if (event.visit !== wanted) return navigation;
      return { status: event.serverAnswers ? 'leaving' : 'stuck', shown, wanted };
    case 'broke': {
      if (navigation.status !== 'shown' || shown.page !== event.page) return navigation;
      const { page: _, ...visit } = shown;
      // As on the way back: where it was read, and not at its top.
      const readBefore = before && { ...before, arrivedBy: NavigationType.Pop };
      return { status: 'loading', shown: (!event.wasShown && readBefore) || shown, wanted: visit };
    }
    case 'retried':
      return navigation.status === 'stuck'
        ? { ...navigation, status: 'loading', wanted: { ...navigation.wanted } }
        : navigation;
  }
}
