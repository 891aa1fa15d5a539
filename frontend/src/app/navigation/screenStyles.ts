import { dataUrl, releaseOfDocument } from '../../lib/release';
import type { ScreenKind } from '../../routes/manifest';
import { addStyles } from '../../theme/styleCache';

/** URL of the rules that a screen's prerendered pages have, as a JSON string (scripts/build/screen-styles.ts). */
export const screenStylesUrl = (screen: ScreenKind, release: string) => dataUrl(`/styles/${screen}`, release);

const requested = new Set<ScreenKind>();

/**
 * Adds the rules of a screen to the document, once; Emotion alone takes a third of a navigation's time. Never rejects.
 */
export async function loadScreenStyles(screen: ScreenKind): Promise<void> {
  if (import.meta.env.DEV || requested.has(screen)) return;
  requested.add(screen);
  try {
    const response = await fetch(screenStylesUrl(screen, releaseOfDocument()));
    if (!response.ok) throw new Error(response.statusText);
    addStyles(await response.json());
  } catch {
    requested.delete(screen);
  }
}
