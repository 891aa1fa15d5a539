import { describe, expect, it, vi } from 'vitest';
import { forget, recall, remember } from '../../frontend/src/lib/sessionStore';
import { emptySession, refusedStorage, session } from './support/fakeStorage';

emptySession();

describe('What the tab remembers', () => {
  it('is what was kept last under its name, an empty text too', () => {
    expect(recall('a')).toBeUndefined();
    expect(remember('a', 'one')).toBe(true);
    expect(remember('a', 'two')).toBe(true);
    expect(remember('b', '')).toBe(true);
    expect(recall('a')).toBe('two');
    expect(recall('b')).toBe('');
  });

  it('is gone once forgotten, and nothing else with it', () => {
    remember('a', 'one');
    remember('b', 'two');
    forget('a');
    forget('c');
    expect([...session.items]).toEqual([['b', 'two']]);
  });
});

describe('A browser that', () => {
  it('refuses storage is asked without harm, and keeps nothing', () => {
    vi.stubGlobal('sessionStorage', refusedStorage);
    expect(remember('a', 'one')).toBe(false);
    expect(recall('a')).toBeUndefined();
    expect(() => forget('a')).not.toThrow();
  });

  it('has no session storage at all is asked without harm', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(remember('a', 'one')).toBe(false);
    expect(recall('a')).toBeUndefined();
    expect(() => forget('a')).not.toThrow();
  });

  it('has no room left says so, and still gives what it holds', () => {
    session.setItem('a', 'one');
    const setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { ...session, setItem });
    expect(remember('a', 'two')).toBe(false);
    expect(recall('a')).toBe('one');
  });
});
