/** A product on one printed page: the PDF that scripts/build/field-sheets.ts makes of its figures, and what leads to it. */
import type { RouteId } from '../routes/manifest';

/** No sheet is larger, in kilobytes: its link says so, and the script that makes the sheets holds to it. */
export const fieldSheetLimit = 60;

/** The words of a product's link to its sheet. */
export const fieldSheetLabel = `Field sheet (PDF, 1 page, under ${fieldSheetLimit} kB)`;

/** Where a product's sheet is served. */
export const fieldSheetHref = (id: RouteId) => `/files/${id}-field-sheet.pdf` as const;
