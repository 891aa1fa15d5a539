import type { RouteId } from '../routes/manifest';

/** A link to a route by its id, optionally to a section of the page. */
export interface PageLink {
  readonly label: string;
  readonly to: RouteId;
  readonly section?: string;
}
