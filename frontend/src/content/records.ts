/** Tables whose rows have anchors and whose cells may be links or buttons. */
import type { RouteId } from '../routes/manifest';
import type { PageLink } from './page-link';
import type { TopicId } from './topics';
import type { LinkData } from './types';

/** An item that a row adds to the request: a product, its variant or part, and topics to ask about. */
export interface RequestItem {
  readonly product: RouteId;
  readonly variant?: string;
  readonly ask?: readonly TopicId[];
  /** Without a quantity, such as a document. */
  readonly once?: true;
}

/** A button that adds an item to the request. */
export interface RequestCell {
  readonly item: RequestItem;
}

/** Text, links, or a button that adds an item to the request. */
export type RecordCell = string | RequestCell | readonly (LinkData | PageLink)[];

/** A row: its heading and the cells of the other columns; `id` is its anchor. */
export interface RecordRow {
  readonly id?: string;
  readonly heading: string;
  readonly cells: readonly RecordCell[];
}

/** A table; `caption` is its accessible name. */
export interface RecordTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly RecordRow[];
}

/** A titled table; `id` is its anchor. */
export interface RecordGroup {
  readonly id: string;
  readonly title: string;
  /** The link of the title. */
  readonly page?: PageLink;
  readonly table: RecordTable;
  /** The link that asks for all rows. */
  readonly ask: LinkData;
}

/** The cell of a missing value; the screen's legend explains it. */
export const OPEN = '—';
