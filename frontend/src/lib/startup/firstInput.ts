const INPUT_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const;

let happened = false;

/** Whether the visitor has used the page. Known from the start, as the loader waits for the first input. */
export const hasHadInput = () => happened;

/**
 * Calls back at the visitor's next input. Returns a function that cancels it. Not at `scroll`, `focusin` or a
 * `pointermove` without movement, which browsers fire by themselves.
 */
export function onFirstInput(callback: () => void): () => void {
  const controller = new AbortController();
  const onInput = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === 'pointermove' && !movementX && !movementY) return;
    happened = true;
    controller.abort();
    callback();
  };
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const type of INPUT_EVENTS) window.addEventListener(type, onInput, options);
  return () => controller.abort();
}
