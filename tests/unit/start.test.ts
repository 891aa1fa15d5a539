import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstInput } from '../../frontend/src/app/startup/firstInput';
import { savesData } from '../../frontend/src/lib/startup/savesData';

afterEach(() => vi.unstubAllGlobals());

describe('firstInput', () => {
  it.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'])(
    'resolves at a %s anywhere on the page',
    async (type) => {
      const page = new EventTarget();
      vi.stubGlobal('window', page);
      const seen = firstInput();
      page.dispatchEvent(new Event(type));
      await seen;
    },
  );

  it('ignores events that the browser fires without the visitor', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const seen = vi.fn();
    void firstInput().then(seen);
    for (const type of ['load', 'resize', 'scroll', 'focusin', 'animationend']) page.dispatchEvent(new Event(type));
    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
  });

  it('removes its listeners when it has resolved', async () => {
    const page = new EventTarget();
    const signals: AbortSignal[] = [];
    const listen = page.addEventListener.bind(page);
    page.addEventListener = (type, listener, options) => {
      signals.push((options as AddEventListenerOptions).signal as AbortSignal);
      listen(type, listener, options);
    };
    vi.stubGlobal('window', page);
    const seen = firstInput();
    page.dispatchEvent(new Event('wheel'));
    await seen;
    expect(signals).not.toEqual([]);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});

describe('A visitor', () => {
  it.each([
    [{ connection: { saveData: true } }, true],
    [{ connection: { saveData: false } }, false],
    [{ connection: {} }, false],
    [{}, false],
  ])('whose browser says %o saves data: %s', (navigator, expected) => {
    vi.stubGlobal('navigator', navigator);
    expect(savesData()).toBe(expected);
  });
});
