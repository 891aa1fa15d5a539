const USES = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

let happened = false;
let used = false;
const noteUse = () => {
  used = true;
};

/** For a press before the loader, which the page's inline script has noted. */
export function noteInput(): void {
  happened = true;
  used = true;
}

/** Whether there was an input, a movement of the pointer included. Known from the start, as the loader waits for it. */
export const hasHadInput = () => happened;

/** Whether there was a press, key, wheel or touch. A moving mouse may only have left the Reload button. */
export const hasUsedPage = () => used;

/**
 * Calls back at the visitor's next input. Returns a function that cancels it. Not at `scroll`, `focusin` or a
 * `pointermove` without movement, which browsers fire by themselves.
 */
export function onNextInput(callback: () => void): () => void {
  const controller = new AbortController();
  const onInput = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === 'pointermove' && !movementX && !movementY) return;
    happened = true;
    controller.abort();
    callback();
  };
  const options = { capture: true, passive: true };
  for (const type of USES) window.addEventListener(type, noteUse, options);
  for (const type of [...USES, 'pointermove'])
    window.addEventListener(type, onInput, { ...options, signal: controller.signal });
  return () => controller.abort();
}
