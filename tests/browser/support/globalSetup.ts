import type { TestProject } from 'vitest/node';
import { startSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site behind nginx, no trailing slash. */
    siteUrl: string;
    /** Origin of the mock of the inquiry API. */
    mockUrl: string;
  }
}

/** Starts one site for the whole browser suite; tests reach it by `inject('siteUrl')` and `inject('mockUrl')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide('siteUrl', site.siteUrl);
  project.provide('mockUrl', site.mockUrl);
  return site.stop;
}
