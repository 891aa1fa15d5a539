import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepClicks } from '../../frontend/src/app/startup/keptClicks';

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
  matches = () => this.isNative || isIncomplete;
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

let page: EventTarget;
let frames: (() => void)[];
let isIncomplete: boolean;
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
  page = new EventTarget();
  frames = [];
  isIncomplete = false;
  saysLate = false;
  const toggleAttribute = (_: string, isLate: boolean) => {
    saysLate = isLate;
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
  vi.stubGlobal('Element', Control);
  vi.stubGlobal('MouseEvent', Event);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A click before the app has loaded', () => {
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
    expect([submit.isBusy, frames]).toEqual([false, []]);
  });

  it('is said to be late until the app cannot be loaded, then dropped, and the next one is left to the browser', () => {
    const control = new Control();
    const { release } = keepClicks(() => {});
    expect(press(control)).toBe(false);
    vi.advanceTimersByTime(9_999);
    expect(saysLate).toBe(false);
    vi.advanceTimersByTime(1);
    expect(saysLate).toBe(true);
    release();
    expect([saysLate, control.isBusy, press(control)]).toEqual([false, false, true]);
  });
});
