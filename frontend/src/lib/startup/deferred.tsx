import { type ComponentType, lazy, useState } from 'react';
import { markIncomplete } from './incomplete';

/** A component whose code is a chunk of its own. */
export type Deferred<Props> = ComponentType<Props> & {
  /** Loads the code ahead of rendering. Rejects if that fails; the next call tries again. */
  readonly preload: () => Promise<void>;
  /** Whether the code has loaded, so that rendering does not suspend. */
  readonly isLoaded: () => boolean;
};

/**
 * Like React's `lazy`, for prerendered pages, inside `<Suspense>`: the server renders the component in full, and the browser
 * keeps that HTML until the code has loaded, which begins when `due` resolves. If that fails, the HTML stays, and the next
 * mount tries again.
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  due?: () => Promise<void>,
): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = (await load()).default;
  };
  const lazily = () =>
    lazy(async () => {
      if (import.meta.env.SSR) return load();
      await due?.();
      await preload().catch((error) => {
        markIncomplete(error);
        Lazy = lazily();
        return new Promise<never>(() => {});
      });
      return { default: loaded as ComponentType<Props> };
    });
  let Lazy = lazily();
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like lazy
  function Deferred(props: Props) {
    // A lazy component suspends even if its code has loaded; this one renders at once.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as ComponentType<Props>));
    return <Part {...props} />;
  }
  return Object.assign(Deferred, { preload, isLoaded: () => loaded !== undefined });
}
