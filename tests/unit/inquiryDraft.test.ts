import { describe, expect, it, vi } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { clearDraft, keepDraft, keepUnsent, type Place, readDraft } from '../../frontend/src/features/inquiry/draft';
import { emptySession, refusedStorage, session } from './support/fakeStorage';

const here: Place = { key: 'default', pathname: '/ContactUs', search: '', hash: '' };
const entered = { FullName: 'Ann Example', Phone: '8005550199', IsReusable: 'no' };
const filledIn = { ...inquiryDefaults, ...entered };

emptySession();

describe('The draft of an inquiry', () => {
  it('gives back what differs from a fresh form, as often as it is asked', () => {
    keepDraft(filledIn, here);
    expect(readDraft(here)).toEqual(entered);
    expect(readDraft(here)).toEqual(entered);
  });

  it('is none where the form is fresh, or fresh again', () => {
    keepDraft(inquiryDefaults, here);
    expect(session.items.size).toBe(0);
    keepDraft(filledIn, here);
    keepDraft(inquiryDefaults, here);
    expect(session.items.size).toBe(0);
    expect(readDraft(here)).toBeUndefined();
  });

  it('is gone once cleared', () => {
    keepDraft(filledIn, here);
    clearDraft();
    expect(session.items.size).toBe(0);
  });

  it('keeps of what was sent only what was entered since', () => {
    keepDraft({ ...filledIn, FullName: 'Ann E. Example', Message: 'And a strap' }, here);
    keepUnsent({ ...filledIn, Subject: 'Help Support' });
    expect(readDraft(here)).toEqual({ FullName: 'Ann E. Example', Message: 'And a strap' });
    keepUnsent({ ...inquiryDefaults, FullName: 'Ann E. Example', Message: 'And a strap' });
    expect(session.items.size).toBe(0);
    keepUnsent(filledIn);
    expect(session.items.size).toBe(0);
  });

  it('keeps the details open at the place where they were opened, and closed anywhere else', () => {
    keepDraft({ ...filledIn, IsMoreSpecificDetails: 'yes' }, here);
    expect(readDraft(here)).toEqual({ ...entered, IsMoreSpecificDetails: 'yes' });
    expect(readDraft({ ...here, key: 'k3j2h1' })).toEqual(entered);
    expect(readDraft({ ...here, hash: '#contact-us-form' })).toEqual(entered);
    keepDraft({ ...inquiryDefaults, IsMoreSpecificDetails: 'yes' }, here);
    expect(readDraft({ ...here, key: 'k3j2h1' })).toBeUndefined();
  });

  it('does without a storage that the browser refuses', () => {
    vi.stubGlobal('sessionStorage', refusedStorage);
    keepDraft(filledIn, here);
    clearDraft();
    expect(readDraft(here)).toBeUndefined();
  });
});

describe('A draft that this form did not write', () => {
  /** What is made of a draft after `change` has been at its text. */
  const readAfter = (change: (text: string) => string) => {
    keepDraft(filledIn, here);
    const [[key, text] = ['', '']] = session.items;
    session.setItem(key, change(text));
    return readDraft(here);
  };
  const withValues = (values: object) => (text: string) => JSON.stringify({ ...JSON.parse(text), values });

  it.each([
    ['broken', (text: string) => text.slice(0, -5)],
    ['of another version', (text: string) => text.replace('"version":1', '"version":0')],
    ['null', () => 'null'],
    ['a text', () => '"draft"'],
    ['without values', () => '{"version":1}'],
    ['with a text for values', () => '{"version":1,"values":"Ann"}'],
  ])('is ignored when it is %s', (_what, change) => expect(readAfter(change)).toBeUndefined());

  it('gives only what the controls can hold', () => {
    const values = { FullName: 'Ann', Colour: 'red', Message: 7, Subject: 'Gossip', Phone: '(800) 555', toString: 'x' };
    expect(readAfter(withValues(values))).toEqual({ FullName: 'Ann' });
  });
});
