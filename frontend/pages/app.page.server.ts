import { pagePaths } from '../src/content/pages';

/** The paths to prerender. */
export const prerender = (): string[] => [...pagePaths()];
