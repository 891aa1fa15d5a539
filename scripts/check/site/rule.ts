import type { BuiltPage, BuiltSite } from './site';

/** A rule that every page keeps: gives what breaks it, in words, or nothing. */
export interface PageRule {
  readonly name: string;
  readonly broken: (page: BuiltPage, site: BuiltSite) => readonly string[];
}

/** A rule that the site keeps as a whole: gives the files that break it. */
export interface SiteRule {
  readonly name: string;
  readonly broken: (site: BuiltSite) => readonly { readonly file: string; readonly found: string }[];
}
