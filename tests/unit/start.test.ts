import { expect, it, vi } from 'vitest';
import { onNextInput } from '../../frontend/src/lib/startup/firstInput';

it.each([
  ['pointerdown', 1, {}],
  ['touchstart', 1, {}],
  ['wheel', 1, {}],
  ['keydown', 1, {}],
  ['pointermove', 1, { movementX: 0, movementY: -1 }],
  ['pointermove', 0, { movementX: 0, movementY: 0 }],
  // They need no visitor.
  ['scroll', 0, {}],
  ['focusin', 0, {}],
])('The first input: %s, twice, calls back %i times', (type, calls, movement) => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const callback = vi.fn();
  onNextInput(callback);
  for (let times = 0; times < 2; times++) page.dispatchEvent(Object.assign(new Event(type), movement));
  expect(callback).toHaveBeenCalledTimes(calls);
});
