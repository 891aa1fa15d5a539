import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstInput } from '../../frontend/src/app/startup/firstInput';
import { savesData } from '../../frontend/src/lib/startup/savesData';

afterEach(() => vi.unstubAllGlobals());

describe('The first input', () => {
  /** Whether an event on the page counts as input, and whether its listeners are removed afterwards. */
  async function outcomeOf(type: string) {
    const page = new EventTarget();
    const listeners: AbortSignal[] = [];
    const listen = page.addEventListener.bind(page);
    page.addEventListener = (name, listener, options) => {
      listeners.push((options as AddEventListenerOptions).signal as AbortSignal);
      listen(name, listener, options);
    };
    vi.stubGlobal('window', page);
    const seen = vi.fn();
    void firstInput().then(seen);
    page.dispatchEvent(new Event(type));
    await Promise.resolve();
    return { isInput: seen.mock.calls.length > 0, isRemoved: listeners.every(({ aborted }) => aborted) };
  }

  it.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'])(
    'is a %s, after which no event is listened for',
    async (type) => expect(await outcomeOf(type)).toEqual({ isInput: true, isRemoved: true }),
  );

  it.each(['load', 'resize', 'scroll', 'focusin', 'animationend'])(
    'is not a %s, which needs no visitor',
    async (type) => expect(await outcomeOf(type)).toEqual({ isInput: false, isRemoved: false }),
  );
});

describe('A visitor', () => {
  it.each([
    [{ connection: { saveData: true } }, true],
    [{ connection: { saveData: false } }, false],
    [{ connection: {} }, false],
    [{}, false],
  ])('with navigator %o saves data: %s', (navigator, expected) => {
    vi.stubGlobal('navigator', navigator);
    expect(savesData()).toBe(expected);
  });
});
