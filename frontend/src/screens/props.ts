import type { Page } from '../content/page';
import type { ScreenKind } from '../routes/manifest';

/** Props of a screen: the page to show. */
export interface ScreenProps<Kind extends ScreenKind> {
  page: Page<Kind>;
}
