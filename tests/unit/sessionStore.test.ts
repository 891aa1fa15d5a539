import { describe, expect, it, vi } from 'vitest';
import { forget, recall, remember } from '../../frontend/src/lib/sessionStore';
import { emptySession, refusedStorage, session } from './support/fakeStorage';

emptySession();

// That it returns what was stored is tested with the forms' drafts and the request basket.
describe('The session store of a browser that', () => {
  it.each([
    ['refuses storage', refusedStorage],
    ['has no session storage', undefined],
  ])('%s does not throw, and keeps nothing', (_, storage) => {
    vi.stubGlobal('sessionStorage', storage);
    expect(remember('a', 'one')).toBe(false);
    expect(recall('a')).toBeUndefined();
    expect(() => forget('a')).not.toThrow();
  });

  it('has no space left reports it, and keeps the earlier text', () => {
    session.setItem('a', 'one');
    const setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { ...session, setItem });
    expect(remember('a', 'two')).toBe(false);
    expect(recall('a')).toBe('one');
  });
});
