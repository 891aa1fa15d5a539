/** The content of a downloadable summary, which layout.ts draws. */

/** A row of figures under the title. */
export interface KeyFigure {
  readonly label: string;
  readonly value: string;
}

export interface SummaryTable {
  readonly columns: readonly { readonly label: string; readonly width: number }[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
}

export interface SummarySection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly table?: SummaryTable;
}

/** One page, Letter size. */
export interface Summary {
  /** File name under /files/. */
  readonly file: string;
  /** The kind of document, in capitals, above the title. */
  readonly eyebrow: string;
  readonly title: string;
  readonly subtitle: string;
  /** Empty for a product that is made to order. */
  readonly keyFigures: readonly KeyFigure[];
  readonly sections: readonly SummarySection[];
  /** Smaller type and less space, for many figures. */
  readonly dense?: true;
  /** The box at the foot, on what this file is and is not. */
  readonly notice: { readonly title: string; readonly text: string };
}
