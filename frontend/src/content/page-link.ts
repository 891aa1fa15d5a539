import type { RouteId } from '../routes/manifest';

/** A link of content: the route it leads to, by id, and a section of that page where it is not the top. */
export interface PageLink {
  readonly label: string;
  readonly to: RouteId;
  readonly section?: string;
}
