/**
 * Navigation between pages as a reducer without effects (useNavigation runs those):
 *
 *     shown ──went──▶ loading ──loaded──▶ shown
 *                       │ failed, the server responds ──▶ leaving: the browser loads the URL as a document
 *                       └ failed, the server is unreachable ──▶ stuck: the current page stays ──retried──▶ loading
 *
 * A page whose code throws is loaded again, which fails, so the server renders it; meanwhile the previous page is shown.
 * In every state a new navigation replaces the pending one, and returning to the shown page cancels it.
 *
 * React Router's data router has the same states, for 20 kB of script more (.github/decisions/6-own-navigation.md).
 */
import { type Location, NavigationType } from 'react-router-dom';
import type { Page } from '../../content/page';

/** An entry of the tab's history, and the kind of navigation that led to it. */
export interface Visit {
  readonly location: Location;
  readonly arrivedBy: NavigationType;
}

/** The page that is rendered, and its history entry. */
export interface ShownPage extends Visit {
  readonly page: Page;
}

export type Navigation =
  /** `before` is the page that was shown before this one. */
  | { readonly status: 'shown'; readonly shown: ShownPage; readonly before?: ShownPage | undefined }
  | {
      readonly status: 'loading' | 'stuck' | 'leaving';
      readonly shown: ShownPage;
      readonly wanted: Visit;
      /** How many history entries it is after the shown page; NaN once Back or Forward was used. */
      readonly ahead: number;
    };

export type NavigationEvent =
  | { readonly type: 'went'; readonly visit: Visit }
  | { readonly type: 'loaded'; readonly visit: Visit; readonly page: Page }
  | { readonly type: 'failed'; readonly visit: Visit; readonly serverResponds: boolean }
  /** The code of the shown page threw; `wasShown` is false if it threw in its first render. */
  | { readonly type: 'broke'; readonly page: Page; readonly wasShown: boolean }
  | { readonly type: 'retried' };

/** How many history entries each kind of navigation adds. */
const STEPS = { [NavigationType.Push]: 1, [NavigationType.Replace]: 0, [NavigationType.Pop]: Number.NaN };

/** The state after an event; the same object if nothing changes. Results of a superseded navigation are ignored. */
export function navigate(navigation: Navigation, event: NavigationEvent): Navigation {
  const { shown } = navigation;
  const pending = navigation.status === 'shown' ? undefined : navigation;
  const before = navigation.status === 'shown' ? navigation.before : undefined;
  switch (event.type) {
    case 'went': {
      const { visit } = event;
      const { location } = visit;
      if (location === (pending?.wanted ?? shown).location) return navigation;
      if (location.pathname === shown.location.pathname)
        return { status: 'shown', shown: { ...shown, ...visit }, before };
      return { status: 'loading', shown, wanted: visit, ahead: (pending?.ahead ?? 0) + STEPS[visit.arrivedBy] };
    }
    case 'loaded':
      if (event.visit !== pending?.wanted) return navigation;
      return { status: 'shown', shown: { ...event.visit, page: event.page }, before: shown };
    case 'failed':
      if (event.visit !== pending?.wanted) return navigation;
      return { ...pending, status: event.serverResponds ? 'leaving' : 'stuck' };
    case 'broke': {
      if (navigation.status !== 'shown' || shown.page !== event.page) return navigation;
      const { page: _, ...visit } = shown;
      // Scrolled to its former position, as after Back.
      const readBefore = !event.wasShown && before && { ...before, arrivedBy: NavigationType.Pop };
      const ahead = readBefore ? STEPS[visit.arrivedBy] : 0;
      return { status: 'loading', shown: readBefore || shown, wanted: visit, ahead };
    }
    case 'retried':
      return navigation.status === 'stuck'
        ? { ...navigation, status: 'loading', wanted: { ...navigation.wanted } }
        : navigation;
  }
}
