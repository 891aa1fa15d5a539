import type { Page } from '../content/page';
import type { ScreenKind } from '../routes/manifest';

/** What a screen is given: the page it shows. */
export interface ScreenProps<Kind extends ScreenKind> {
  page: Page<Kind>;
}
