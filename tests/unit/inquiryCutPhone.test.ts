import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutPhone, isCutPhone, markCutPhone } from '../../frontend/src/features/inquiry/cutPhone';
import { emptySession, refusedStorage, session } from './support/fakeStorage';

emptySession();
afterEach(() => markCutPhone(undefined));

describe('What is left of a longer phone number', () => {
  it('is known to another document of the tab, until it is edited', async () => {
    markCutPhone('1800555019');
    vi.resetModules();
    const afterReload = await import('../../frontend/src/features/inquiry/cutPhone');
    expect(afterReload.isCutPhone('1800555019')).toBe(true);
    expect(afterReload.isCutPhone('8005550199')).toBe(false);
    afterReload.markCutPhone(undefined);
    expect(isCutPhone('1800555019')).toBe(false);
    expect(session.items.size).toBe(0);
  });

  it('is known to the page where the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', refusedStorage);
    markCutPhone('1800555019');
    expect(cutPhone()).toBe('1800555019');
    expect(isCutPhone('1800555019')).toBe(true);
    expect(isCutPhone('')).toBe(false);
  });
});
