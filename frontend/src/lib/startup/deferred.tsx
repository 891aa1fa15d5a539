import { type ComponentType, lazy, useState } from 'react';
import { markIncomplete } from './incomplete';

/** A component whose code comes apart from the page's. */
export type Deferred<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of need. Rejects where it cannot be had; the next call tries again. */
  readonly preload: () => Promise<void>;
  /** Whether it can be shown without waiting for code. */
  readonly isHere: () => boolean;
};

/**
 * A component whose code is fetched apart from the page, yet prerendered in full: the server waits for it, and in the
 * browser its Suspense boundary keeps the prerendered HTML until the code is there, or for good where it cannot be had.
 * Use it inside `<Suspense>`. `due` may hold that code back in the browser: the component stays prerendered HTML until it
 * settles.
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  due?: () => Promise<void>,
): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = (await load()).default;
  };
  const Lazy = lazy(async () => {
    if (import.meta.env.SSR) return load();
    await due?.();
    await preload().catch((error) => {
      markIncomplete(error);
      return new Promise<never>(() => {});
    });
    return { default: loaded as ComponentType<Props> };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: once a module, as lazy is
  function Later(props: Props) {
    // What is here is shown at once: a lazy component always waits, if only for a moment.
    const [Here] = useState(() => loaded);
    return Here ? <Here {...props} /> : <Lazy {...(props as object & Props)} />;
  }
  return Object.assign(Later, { preload, isHere: () => loaded !== undefined });
}
