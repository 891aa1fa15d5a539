import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Module<Props> = { default: ComponentType<Props> };

const preloads: (() => Promise<unknown>)[] = [];

/**
 * A component whose code is fetched apart from the page, yet prerendered in full: the server resolves
 * it before it renders, and in the browser its Suspense boundary keeps the prerendered HTML until the
 * code is there. Use it inside `<Suspense>`.
 */
export function deferred<Props>(load: () => Promise<Module<Props>>): LazyExoticComponent<ComponentType<Props>> {
  let loaded: Module<Props> | undefined;
  if (import.meta.env.SSR) {
    preloads.push(async () => {
      loaded = await load();
    });
  }
  return lazy(() => {
    if (!loaded) return load();
    // React takes a thenable that answers at once without suspending, so no fallback is prerendered.
    const module = loaded;
    // biome-ignore lint/suspicious/noThenProperty: a thenable is what is meant
    return { then: (resolve: (value: Module<Props>) => void) => resolve(module) } as unknown as Promise<Module<Props>>;
  });
}

/** Server only: resolves every deferred component, before the first page is rendered. */
export async function resolveDeferred(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()));
}
