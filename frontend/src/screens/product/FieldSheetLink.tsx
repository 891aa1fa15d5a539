import { SiteLink } from '../../components/SiteLink';
import { fieldSheetHref, fieldSheetLabel } from '../../content/field-sheet';
import type { RouteId } from '../../routes/manifest';

/**
 * To the product's figures as a PDF of one page. Opened, and not downloaded: without a network Chromium has no download
 * that the service worker keeps.
 */
export function FieldSheetLink({ id }: { id: RouteId }) {
  return <SiteLink href={fieldSheetHref(id)}>{fieldSheetLabel}</SiteLink>;
}
