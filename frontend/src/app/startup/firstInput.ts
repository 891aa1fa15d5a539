/** Not `scroll` and `focusin`: the browser fires them by itself, for an anchor, a restored position or a snapped row. */
const inputs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const;

/** Resolves at the visitor's first input. */
export function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const onInput = () => {
      controller.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const type of inputs) window.addEventListener(type, onInput, options);
  });
}
