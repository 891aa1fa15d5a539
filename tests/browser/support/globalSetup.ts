import type { TestProject } from 'vitest/node';
import { startSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site behind nginx, no trailing slash. */
    siteUrl: string;
    /** Origin of the mock of the inquiry API. */
    mockUrl: string;
    /** Why there is no site; empty where there is one. */
    siteFailure: string;
  }
}

/**
 * Starts one site for the whole browser suite; tests reach it by `inject('siteUrl')` and `inject('mockUrl')`. A setup
 * that throws would end every suite, so this provides the error's message instead, and `requireSite.ts` throws it in each file.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite().catch((error: Error) => error);
  const failed = site instanceof Error;
  project.provide('siteFailure', failed ? site.message : '');
  project.provide('siteUrl', failed ? '' : site.siteUrl);
  project.provide('mockUrl', failed ? '' : site.mockUrl);
  return failed ? async () => {} : site.stop;
}
