/** The data of a page. Made at build time, sent to the browser as JSON. */
import type { RouteId, ScreenKind } from '../routes/manifest';
import type { ScreenContent } from './screen-content';
import type { LinkData } from './types';

/** The parts of `<head>` that differ by page (specification, section 2). */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly robots: string;
  /** Absolute URL; absent on pages without an address. */
  readonly canonical?: string;
  /** The contents of Open Graph and Twitter tags, by property or name. */
  readonly social: Readonly<Record<string, string>>;
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
}

/** A page's data, by kind of screen. */
export type Page<Kind extends ScreenKind = ScreenKind> = {
  readonly [K in Kind]: {
    readonly id: RouteId | 'not-found' | 'offline';
    readonly path: string;
    readonly screen: K;
    readonly head: Head;
    /** Breadcrumb from Home to this page; empty on Home. */
    readonly trail: readonly LinkData[];
    readonly content: ScreenContent[K];
  };
}[Kind];
