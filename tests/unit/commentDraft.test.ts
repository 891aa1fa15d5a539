import { describe, expect, it, vi } from 'vitest';
import { commentDefaults } from '../../frontend/src/features/blog/comment';
import { keepDraft, readDraft } from '../../frontend/src/features/blog/commentDraft';
import { emptySession, refusedStorage, session } from './support/fakeStorage';

const written = { name: 'Ann', comment: 'A comment' };
const draft = JSON.stringify({ version: 1, values: { ...commentDefaults, ...written } });

emptySession();

describe('The draft of a comment', () => {
  it('gives back what was written, as often as it is asked', () => {
    keepDraft({ ...commentDefaults, ...written });
    expect(readDraft()).toEqual(written);
    expect(readDraft()).toEqual(written);
  });

  it('is none where nothing is written, or no longer', () => {
    keepDraft(commentDefaults);
    expect(session.items.size).toBe(0);
    keepDraft({ ...commentDefaults, ...written });
    keepDraft(commentDefaults);
    expect(session.items.size).toBe(0);
    expect(readDraft()).toBeUndefined();
  });

  it('does without a storage that the browser refuses', () => {
    vi.stubGlobal('sessionStorage', refusedStorage);
    keepDraft({ ...commentDefaults, ...written });
    expect(readDraft()).toBeUndefined();
  });

  it.each([
    ['broken', draft.slice(0, -5)],
    ['of another version', draft.replace('"version":1', '"version":0')],
    ['null', 'null'],
    ['a text', '"draft"'],
    ['without values', '{"version":1}'],
    ['with a text for values', '{"version":1,"values":"Ann"}'],
    ['with nothing of this form', '{"version":1,"values":{"Colour":"red","comment":7,"toString":"x"}}'],
  ])('is ignored when it is %s', (_what, text) => {
    session.setItem('comment-draft', text);
    expect(readDraft()).toBeUndefined();
  });

  it('gives only what the fields can hold', () => {
    session.setItem('comment-draft', '{"version":1,"values":{"name":"Ann","email":null,"website":7,"Colour":"red"}}');
    expect(readDraft()).toEqual({ name: 'Ann' });
  });
});
