const inputs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

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
