import { afterEach, describe, expect, it, vi } from 'vitest';
import { onFirstInput } from '../../frontend/src/lib/startup/firstInput';

afterEach(() => vi.unstubAllGlobals());

describe('onFirstInput', () => {
  function callsFor(type: string, properties = {}): number {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const callback = vi.fn();
    onFirstInput(callback);
    for (let times = 0; times < 2; times++) page.dispatchEvent(Object.assign(new Event(type), properties));
    return callback.mock.calls.length;
  }

  it.each(['pointerdown', 'touchstart', 'wheel', 'keydown'])('calls back once for %s', (type) =>
    expect(callsFor(type)).toBe(1),
  );

  it('calls back for a pointer that has moved, and not for one at rest', () => {
    expect(callsFor('pointermove', { movementX: 0, movementY: -1 })).toBe(1);
    expect(callsFor('pointermove', { movementX: 0, movementY: 0 })).toBe(0);
  });

  it.each(['scroll', 'focusin'])('ignores %s, which needs no visitor', (type) => expect(callsFor(type)).toBe(0));
});
