import { expect, it } from 'vitest';
import { perHistoryEntry } from '../../frontend/src/app/navigation/perHistoryEntry';
import { emptySession, session } from './support/fakeStorage';

emptySession();

it('What is remembered of history entries is that of the last 50, and nothing where the storage has something else', () => {
  const positions = perHistoryEntry<number>('positions');
  const keys = Array.from({ length: 60 }, (_, index) => `entry-${index}`);
  for (const [index, key] of keys.entries()) {
    positions.set(key, index);
    positions.set('entry-0', -1);
  }
  expect(keys.filter((key) => positions.get(key) !== undefined)).toEqual(['entry-0', ...keys.slice(11)]);
  expect([positions.get('entry-0'), positions.get('entry-59')]).toEqual([-1, 59]);
  session.setItem('positions', '{');
  expect(positions.get('entry-59')).toBeUndefined();
});
