/**
 * How a visitor gets from page to page, without the effects of it (useNavigation has those):
 *
 *     shown ──went──▶ loading ──loaded──▶ shown
 *                       │ failed, and the server answers ──▶ leaving: it shows the address, as a document
 *                       └ failed, and it does not ──▶ stuck: what is read stays ──retried──▶ loading
 *
 * Wherever it stands, to go on begins anew, and to go back to the page on show ends it.
 */
import type { Location, NavigationType } from 'react-router-dom';
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
  | { readonly status: 'shown'; readonly shown: ShownPage }
  | { readonly status: 'loading' | 'stuck' | 'leaving'; readonly shown: ShownPage; readonly wanted: Visit };

export type NavigationEvent =
  /** The address has changed; `atHand` is its page, where nothing has to be fetched for it. */
  | { readonly type: 'went'; readonly visit: Visit; readonly atHand?: Page | undefined }
  | { readonly type: 'loaded'; readonly visit: Visit; readonly page: Page }
  | { readonly type: 'failed'; readonly visit: Visit; readonly serverAnswers: boolean }
  | { readonly type: 'retried' };

/** The state after an event; the same object where it changes nothing. What an earlier visit had asked for is ignored. */
export function navigate(navigation: Navigation, event: NavigationEvent): Navigation {
  const { shown } = navigation;
  const wanted = navigation.status === 'shown' ? undefined : navigation.wanted;
  switch (event.type) {
    case 'went': {
      const { visit, atHand } = event;
      const { location } = visit;
      if (location === (wanted ?? shown).location) return navigation;
      if (location.pathname === shown.location.pathname) return { status: 'shown', shown: { ...shown, ...visit } };
      if (atHand) return { status: 'shown', shown: { ...visit, page: atHand } };
      return { status: 'loading', shown, wanted: visit };
    }
    case 'loaded':
      if (event.visit !== wanted) return navigation;
      return { status: 'shown', shown: { ...event.visit, page: event.page } };
    case 'failed':
      if (event.visit !== wanted) return navigation;
      return { status: event.serverAnswers ? 'leaving' : 'stuck', shown, wanted };
    case 'retried':
      return navigation.status === 'stuck'
        ? { ...navigation, status: 'loading', wanted: { ...navigation.wanted } }
        : navigation;
  }
}
