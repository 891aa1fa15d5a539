import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepClicks } from '../../frontend/src/app/startup/keptClicks';
import { hasHadInput, hasUsedPage } from '../../frontend/src/lib/startup/firstInput';

vi.mock('../../frontend/src/lib/startup/atOnce', () => ({
  handleAtOnce: () => false,
  hasModifier: () => false,
  storeItem: () => {},
}));

/** A button that handles clicks once its part of the page is hydrated. */
class Control extends EventTarget {
  isConnected = true;
  isHydrated = false;
  isBusy = false;
  /** Whether the browser does something at a click: follows a link, or submits a form to its URL. */
  isNative = false;
  matches = (what: string) =>
    what.startsWith('button') || this.isNative || (isIncomplete && what.includes('incomplete'));
  setAttribute = () => {
    this.isBusy = true;
  };
  removeAttribute = () => {
    this.isBusy = false;
  };
  readonly clicked = vi.fn();
  closest = () => this;
  click = () => {
    this.clicked();
    press(this);
  };
  override dispatchEvent(event: Event): boolean {
    return this.isHydrated ? super.dispatchEvent(event) : true;
  }
}

let page: EventTarget & { location?: { search: string } };
let frames: (() => void)[];
let isIncomplete: boolean;
/** The note of a page that answers a query. */
let needsScript: object | null;
/** Whether the page says that a click waits for code that is late. */
let saysLate: boolean;

/** Clicks a control. Returns false where the default of the browser is prevented. */
function press(target: Control): boolean {
  const event = new Event('click', { cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  return page.dispatchEvent(event);
}

async function nextFrame() {
  for (const callback of frames.splice(0)) callback();
  await Promise.resolve();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  page = Object.assign(new EventTarget(), { location: { search: '' } });
  frames = [];
  isIncomplete = false;
  needsScript = {};
  saysLate = false;
  const toggleAttribute = (_: string, isLate: boolean) => {
    saysLate = isLate;
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { toggleAttribute }, querySelector: () => needsScript });
  vi.stubGlobal('Element', Control);
  vi.stubGlobal('MouseEvent', Event);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A click before the app has loaded', () => {
  it('is kept, and is an input, for which parts of the page load, where it came before the loader', () => {
    const early = [new Control(), new Control()];
    const uses = () => [hasHadInput(), hasUsedPage(), ...early.map(({ isBusy }) => isBusy)];
    keepClicks(() => {});
    expect(uses()).toEqual([false, false, false, false]);
    Object.assign(page, { earlyClicks: early });
    keepClicks(() => {});
    expect(uses()).toEqual([true, true, true, true]);
  });

  it('is dispatched once, when its part is hydrated, and does not wait for an earlier one', async () => {
    const [never, soon] = [new Control(), new Control()];
    const { dispatch } = keepClicks(() => {});
    press(never);
    expect([press(soon), press(soon)]).toEqual([false, false]);
    dispatch();
    await nextFrame();
    expect([soon.isBusy, soon.clicked.mock.calls.length]).toEqual([true, 0]);
    soon.isHydrated = true;
    await nextFrame();
    await nextFrame();
    expect([soon.isBusy, soon.clicked.mock.calls.length]).toEqual([false, 1]);
    expect([never.isBusy, never.clicked.mock.calls.length]).toEqual([true, 0]);
  });

  it('leaves no listener behind in the frames before its part is hydrated', async () => {
    const control = new Control();
    const added = vi.spyOn(control, 'addEventListener');
    const removed = vi.spyOn(control, 'removeEventListener');
    const { dispatch } = keepClicks(() => {});
    press(control);
    dispatch();
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  /** Clicks a control whose part has not loaded after ten seconds. */
  async function pressInVain(control: Control) {
    const { dispatch } = keepClicks(() => {});
    press(control);
    dispatch();
    vi.advanceTimersByTime(10_001);
    await nextFrame();
  }

  it('is left to the browser when its part has not loaded after ten seconds', async () => {
    const link = new Control();
    link.isNative = true;
    await pressInVain(link);
    expect(link.clicked).toHaveBeenCalledTimes(1);
    expect(frames).toEqual([]);
    expect(press(link)).toBe(true);
  });

  it('waits longer where the browser would do nothing, until its part is hydrated, and the page says so', async () => {
    const submit = new Control();
    await pressInVain(submit);
    expect([submit.isBusy, submit.clicked.mock.calls.length, press(submit)]).toEqual([true, 0, false]);
    expect(saysLate).toBe(true);
    submit.isHydrated = true;
    await nextFrame();
    expect([submit.isBusy, submit.clicked.mock.calls.length, saysLate]).toEqual([false, 1, false]);
  });

  it('waits no longer where a part of the page could not be loaded, which the page says', async () => {
    const submit = new Control();
    isIncomplete = true;
    await pressInVain(submit);
    expect([submit.isBusy, frames, saysLate]).toEqual([false, [], true]);
  });

  it('is said to be late, and left to the browser, like the next one, where the app cannot be loaded', () => {
    const [control, link] = [new Control(), new Control()];
    link.isNative = true;
    const { release } = keepClicks(() => {});
    expect([press(link), press(control)]).toEqual([false, false]);
    vi.advanceTimersByTime(9_999);
    expect(saysLate).toBe(false);
    vi.advanceTimersByTime(1);
    expect(saysLate).toBe(true);
    release();
    expect([saysLate, control.isBusy, link.clicked.mock.calls.length, press(control)]).toEqual([true, false, 1, true]);
  });

  it('is said to be unanswered where the app could not be loaded before, unless it is a link’s', () => {
    const [control, link] = [new Control(), new Control()];
    link.isNative = true;
    keepClicks(() => {}).release();
    expect([press(link), saysLate, press(control), saysLate]).toEqual([true, false, true, true]);
  });
});

it.each([
  ['in time', {}, 'dispatch', 9_999, [false, false, false]],
  ['late', {}, 'dispatch', 10_000, [true, false, false]],
  ['never', {}, 'release', 0, [false, true, true]],
  // The query is that of a campaign.
  ['late, on a page without an answer', null, 'dispatch', 10_000, [false, false, false]],
] as const)(
  'a page with a query says that it cannot answer while its app is missing, which comes %s',
  (_, note, end, afterMs, said) => {
    page.location = { search: '?q=kelvin' };
    needsScript = note;
    const clicks = keepClicks(() => {});
    vi.advanceTimersByTime(afterMs);
    const before = saysLate;
    clicks[end]();
    const then = saysLate;
    vi.advanceTimersByTime(10_000);
    expect([before, then, saysLate]).toEqual(said);
  },
);
