/** The link to a product's field sheet, a one-page PDF that scripts/build/pdfs.ts makes from its figures. */
import type { RouteId } from '../routes/manifest';

/** The largest size of a sheet in kilobytes, enforced by the script and shown in the link. */
export const fieldSheetLimit = 60;

export const fieldSheetLabel = `Field sheet (PDF, 1 page, under ${fieldSheetLimit} kB)`;

/** The path of a product's sheet. */
export const fieldSheetHref = (id: RouteId) => `/files/${id}-field-sheet.pdf` as const;
