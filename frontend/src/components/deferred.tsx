import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Module<Props> = { default: ComponentType<Props> };

/** A component whose code comes apart from the page's. */
export type Deferred<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the code ahead of need. */
  readonly preload: () => Promise<void>;
  /** Whether it can be shown without waiting for code. */
  readonly isHere: () => boolean;
};

/**
 * A component whose code is fetched apart from the page, yet prerendered in full: the server waits
 * for it, and in the browser its Suspense boundary keeps the prerendered HTML until the
 * code is there. Use it inside `<Suspense>`. `due` may hold that code back in the browser: the component
 * stays prerendered HTML until it settles.
 */
export function deferred<Props>(
  load: () => Promise<Module<Props> | undefined>,
  due?: () => Promise<void>,
): Deferred<Props> {
  let loaded: Module<Props> | undefined;
  const loadOnce = async (): Promise<Module<Props>> => {
    loaded = await load();
    // Nothing came and nothing was thrown: the page is about to reload into a new release.
    return loaded ?? new Promise(() => {});
  };
  const preload = async () => {
    await loadOnce();
  };
  const component = lazy(() => {
    if (!loaded) return due && !import.meta.env.SSR ? due().then(loadOnce) : loadOnce();
    // React takes a thenable that answers at once without suspending, so no fallback is shown.
    const module = loaded;
    // biome-ignore lint/suspicious/noThenProperty: a thenable is what is meant
    return { then: (resolve: (value: Module<Props>) => void) => resolve(module) } as unknown as Promise<Module<Props>>;
  });
  return Object.assign(component, { preload, isHere: () => loaded !== undefined });
}
