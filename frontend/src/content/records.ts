/** Tables of records: rows that links lead to, and cells that are links. */
import type { RequestItem } from './inquiry-query';
import type { PageLink } from './page-link';
import type { LinkData } from './types';

/** A link to the inquiry form, with what is put into a request of several instead. */
export interface RequestCellLink extends LinkData {
  readonly item: RequestItem;
}

/** Text, or links beside one another: to a page by its route, or to an address. */
export type RecordCell = string | readonly (LinkData | RequestCellLink | PageLink)[];

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
  readonly intro?: string;
  readonly table: RecordTable;
}

/** What a cell says where nothing is given. */
export const NOT_PUBLISHED = 'Not published';
