import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstInput } from '../../frontend/src/app/startup/firstInput';
import { savesData } from '../../frontend/src/lib/startup/savesData';

afterEach(() => vi.unstubAllGlobals());

describe('The first sign of a visitor', () => {
  it.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'])(
    'is a %s, whatever part of the page it is on',
    async (type) => {
      const page = new EventTarget();
      vi.stubGlobal('window', page);
      const seen = firstInput();
      page.dispatchEvent(new Event(type));
      await seen;
    },
  );

  it('is nothing that a page does by itself', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const seen = vi.fn();
    void firstInput().then(seen);
    for (const type of ['load', 'resize', 'visibilitychange', 'animationend']) page.dispatchEvent(new Event(type));
    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
  });

  it('is listened for no longer once it has come', async () => {
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
