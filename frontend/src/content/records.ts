/** Tables of records: rows that links lead to, and cells that are links. */
import type { RouteId } from '../routes/manifest';
import type { PageLink } from './page-link';
import type { TopicId } from './topics';
import type { LinkData } from './types';

/** What a row adds to a request: a product, a variant or part of it, and topics to ask about. */
export interface RequestItem {
  readonly product: RouteId;
  readonly variant?: string;
  readonly ask?: readonly TopicId[];
  /** Has no quantity, e.g. a document. */
  readonly once?: true;
}

/** Adds an item to the request. */
export interface RequestCell {
  readonly item: RequestItem;
}

/** Text, links beside one another (to a page by its route, or to an address), or what the row adds to a request. */
export type RecordCell = string | RequestCell | readonly (LinkData | PageLink)[];

/** What a row is about, and a cell for each further column; `id` is the row's anchor. */
export interface RecordRow {
  readonly id?: string;
  readonly heading: string;
  readonly cells: readonly RecordCell[];
}

/** A table by its columns' headings; `caption` is its name where it is read out. */
export interface RecordTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly RecordRow[];
}

/** Records of one thing, under its name. `id` is the anchor. */
export interface RecordGroup {
  readonly id: string;
  readonly title: string;
  /** Where its name leads to. */
  readonly page?: PageLink;
  readonly table: RecordTable;
  /** Asks for all of the table at once. */
  readonly ask: LinkData;
}

/** What a cell has where nothing is given: the screen's legend says what to do about it. */
export const OPEN = '—';
