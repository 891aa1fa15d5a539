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
  | {
      readonly status: 'shown';
      readonly shown: ShownPage;
      /** The page that was shown before, and how many history entries this one is after it, as below. */
      readonly before?: { readonly shown: ShownPage; readonly ahead: number } | undefined;
    }
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
      const steps = STEPS[visit.arrivedBy];
      if (location.pathname === shown.location.pathname)
        return {
          status: 'shown',
          shown: { ...shown, ...visit },
          before: before && { ...before, ahead: before.ahead + steps },
        };
      return { status: 'loading', shown, wanted: visit, ahead: (pending?.ahead ?? 0) + steps };
    }
    case 'loaded':
      if (event.visit !== pending?.wanted) return navigation;
      return { status: 'shown', shown: { ...event.visit, page: event.page }, before: { shown, ahead: pending.ahead } };
    case 'failed':
      if (event.visit !== pending?.wanted) return navigation;
      return { ...pending, status: event.serverResponds ? 'leaving' : 'stuck' };
    case 'broke': {
      if (navigation.status !== 'shown' || shown.page !== event.page) return navigation;
      const { page: _, ...visit } = shown;
      if (event.wasShown || !before) return { status: 'loading', shown, wanted: visit, ahead: 0 };
      // Scrolled to its former position, as after Back.
      const readBefore = { ...before.shown, arrivedBy: NavigationType.Pop };
      return { status: 'loading', shown: readBefore, wanted: visit, ahead: before.ahead };
    }
    case 'retried':
      return navigation.status === 'stuck'
        ? { ...navigation, status: 'loading', wanted: { ...navigation.wanted } }
        : navigation;
  }
}
