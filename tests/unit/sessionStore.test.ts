import { describe, expect, it, vi } from 'vitest';
import { forget, recall, remember } from '../../frontend/src/lib/sessionStore';
import { emptySession, fullStorage, refusedStorage, session } from './support/fakeStorage';

emptySession();

it('The session store returns the last text under a name, an empty one too', () => {
  expect([remember('a', 'one'), remember('a', 'two'), remember('b', '')]).toEqual([true, true, true]);
  expect([recall('a'), recall('b'), recall('c')]).toEqual(['two', '', undefined]);
});

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

  it('has no space left reports it, and does not keep the earlier text either, which is out of date', () => {
    session.setItem('a', 'one');
    vi.stubGlobal('sessionStorage', fullStorage());
    expect(remember('a', 'two')).toBe(false);
    expect(recall('a')).toBeUndefined();
  });
});
