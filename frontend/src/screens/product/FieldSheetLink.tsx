import { SiteLink } from '../../components/SiteLink';
import { fieldSheetHref, fieldSheetLabel } from '../../content/field-sheet';
import type { RouteId } from '../../routes/manifest';

/**
 * Links to the product's figures as a PDF of one page. Without `download`: offline, Chromium's downloads do not use the
 * service worker's cache.
 */
export function FieldSheetLink({ id }: { id: RouteId }) {
  return <SiteLink href={fieldSheetHref(id)}>{fieldSheetLabel}</SiteLink>;
}
