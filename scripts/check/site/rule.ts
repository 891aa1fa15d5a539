import type { BuiltPage, BuiltSite } from './site';

/** A rule for every page; returns descriptions of what breaks it. */
export interface PageRule {
  readonly name: string;
  readonly broken: (page: BuiltPage, site: BuiltSite) => readonly string[];
}

/** A rule for the whole site; returns the files that break it. */
export interface SiteRule {
  readonly name: string;
  readonly broken: (site: BuiltSite) => readonly { readonly file: string; readonly found: string }[];
}
