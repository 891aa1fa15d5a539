import { expect, it, vi } from 'vitest';
import { preloadToasts, showToast } from '../../frontend/src/features/toasts/toast';

it('A toast that cannot be shown, as in Safari 16.0 without constructable style sheets, is reported and throws nothing', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('CSSStyleSheet', undefined);
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  preloadToasts();
  showToast('Sent', 'success');
  await expect.poll(() => report.mock.calls).toEqual([[expect.any(String), expect.any(TypeError)]]);
});
