/**
 * The rules of each screen for navigation inside the app: those of Emotion's that its prerendered pages use, without those
 * that every page has in its own style sheet. The app adds them before it renders the screen
 * (frontend/src/app/navigation/screenStyles.ts).
 */
import type { ScreenKind } from '../../frontend/src/routes/manifest';
import type { PageRules } from '../../frontend/src/theme/styleCache';

export class ScreenStyles {
  readonly #ofScreens = new Map<ScreenKind, Map<string, string>>();
  #onEveryPage: ReadonlySet<string> | undefined;

  /** Adds the rules of a page. */
  add(screen: ScreenKind, { inSheet, omitted }: PageRules): void {
    const rules = this.#ofScreens.get(screen) ?? new Map<string, string>();
    for (const [id, css] of Object.entries({ ...inSheet, ...omitted })) rules.set(id, css);
    this.#ofScreens.set(screen, rules);
    this.#onEveryPage = new Set(Object.keys(inSheet).filter((id) => this.#onEveryPage?.has(id) ?? true));
  }

  /** The style sheet of each screen, when all pages have been added. */
  *sheets(): Generator<readonly [ScreenKind, string]> {
    for (const [screen, rules] of this.#ofScreens)
      yield [screen, [...rules].map(([id, css]) => (this.#onEveryPage?.has(id) ? '' : css)).join('')];
  }
}
