/**
 * Clicks before hydration: dialogs and carousels handle theirs at once; those on other elements that need the app are
 * kept and dispatched again after it. Links, menus, disclosures and form fields work natively.
 */
import { handleAtOnce, hasModifier, storeItem } from '../../lib/startup/atOnce';
import { noteInput } from '../../lib/startup/firstInput';
import { INCOMPLETE_ATTRIBUTE, LATE_ATTRIBUTE, QUERY_NOTE_SELECTOR } from '../../lib/startup/incomplete';

declare global {
  interface Window {
    /** The buttons that were clicked before the loader, by the page's inline script. No links: the browser follows them. */
    earlyClicks?: readonly HTMLElement[];
  }
}

/** Buttons, except a popover's and those that close a dialog. */
const buttons = 'button:not([popovertarget], [form], dialog form:not([novalidate]) *)';

/** These, and links that open a dialog instead of their URL. */
const needsApp = `${buttons}, a[aria-haspopup]`;

/** Links and forms that have a URL, which the browser follows and submits. */
const native = 'a, form:not([method=dialog]) [type=submit]';

/** Left to the browser once late: these, and everything on a page that lacks a part of the app. */
const leftToBrowser = `${native}, [${INCOMPLETE_ATTRIBUTE}] *`;

/**
 * How long a click is kept, in ms. Then links and forms are left to the browser, and for a button LATE_ATTRIBUTE is set. It
 * is set as well where a page whose query only the app can answer has waited this long for the app.
 */
export const MAX_WAIT_MS = 10_000;

/** Whether the address asks what only the app can answer. */
export const queryNeedsApp = () =>
  window.location.search !== '' && document.querySelector(QUERY_NOTE_SELECTOR) !== null;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Whether React has hydrated an element: React stops the propagation of an event to a boundary that is not hydrated,
 * and hydrates it if its code has loaded. Nothing listens to `auxclick`; in WebKit its default would follow a link.
 */
function isHydrated(element: Element): boolean {
  let reached = false;
  const note = () => {
    reached = true;
  };
  element.addEventListener('auxclick', note);
  const probe = new MouseEvent('auxclick', { bubbles: true, cancelable: true });
  probe.preventDefault();
  element.dispatchEvent(probe);
  // Removed even if not called: the next frame adds another.
  element.removeEventListener('auxclick', note);
  return reached;
}

/** Sets LATE_ATTRIBUTE while the deadline of one of these clicks, or that of the page, has passed. */
function markLate(kept: Map<HTMLElement, number>) {
  let ofPage = queryNeedsApp() ? performance.now() + MAX_WAIT_MS : Number.POSITIVE_INFINITY;
  const update = () => {
    const isLate = [...kept.values(), ofPage].some((until) => until <= performance.now());
    document.documentElement.toggleAttribute(LATE_ATTRIBUTE, isLate);
  };
  const from = (time: number) => {
    ofPage = time;
    update();
  };
  const add = (target: HTMLElement) => {
    kept.set(target, performance.now() + MAX_WAIT_MS);
    setTimeout(update, MAX_WAIT_MS);
  };
  update();
  setTimeout(update, MAX_WAIT_MS);
  return { update, from, add };
}

/** Clicks again what was clicked before the loader. */
function clickEarly(): void {
  window.onclick = null;
  const { earlyClicks = [] } = window;
  if (earlyClicks.length > 0) noteInput();
  for (const target of earlyClicks) if (target.matches(buttons)) target.click();
}

/** Starts keeping clicks; `onKept` is called for each. */
export function keepClicks(onKept: () => void) {
  /** Targets, each with the `performance.now()` after which it may be given up. */
  const kept = new Map<HTMLElement, number>();
  const late = markLate(kept);
  const released = new WeakSet<HTMLElement>();
  let hydrating = false;
  let dispatching = false;
  let appFailed = false;

  const dispatchAll = async () => {
    if (dispatching) return;
    dispatching = true;
    while (kept.size > 0) {
      // All of them in every frame: one whose chunk does not load must not block the others.
      for (const [target, until] of kept) {
        const isLate = performance.now() > until && target.matches(leftToBrowser);
        if (target.isConnected && !isLate && !isHydrated(target)) continue;
        kept.delete(target);
        late.update();
        if (isLate) released.add(target);
        target.click();
        // After the click: "Add to request" reads it to know a click from before hydration.
        target.removeAttribute('aria-busy');
      }
      if (kept.size > 0) await frame();
    }
    dispatching = false;
  };

  const keep = (event: MouseEvent) => {
    if (hasModifier(event) || !(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>(needsApp);
    if (!target || (hydrating && isHydrated(target))) return;
    const handled = handleAtOnce(target);
    if (!handled) storeItem(target);
    if (!handled && (appFailed || released.has(target)))
      return late.from(target.matches(native) ? Number.POSITIVE_INFINITY : 0);
    event.preventDefault();
    event.stopImmediatePropagation();
    onKept();
    if (handled) return;
    // A second click on the same element is the same request.
    if (!kept.has(target)) late.add(target);
    target.setAttribute('aria-busy', 'true');
    if (hydrating) void dispatchAll();
  };
  window.addEventListener('click', keep, true);
  clickEarly();

  return {
    /** Dispatches each kept click once, in order, when its target is hydrated. Called when hydration has started. */
    dispatch: () => {
      hydrating = true;
      late.from(Number.POSITIVE_INFINITY);
      void dispatchAll();
    },
    /** Leaves the kept clicks to the browser and keeps no more, as the app could not be loaded. */
    release: () => {
      appFailed = true;
      for (const target of kept.keys()) {
        kept.delete(target);
        target.removeAttribute('aria-busy');
        target.click();
      }
      if (queryNeedsApp()) late.from(0);
    },
  };
}
