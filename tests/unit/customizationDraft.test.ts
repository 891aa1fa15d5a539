import { describe, expect, it, vi } from 'vitest';
import { clearDraft, keepDraft, readDraft } from '../../frontend/src/features/customization/customizationDraft';
import { customizationDefaults } from '../../frontend/src/features/customization/customizationValues';
import { emptySession, refusedStorage, session } from './support/fakeStorage';

const entries = { PDLength: '9 in', IsReusable: 'no', IsTransportProduct: 'no' };
const filledIn = { ...customizationDefaults, ...entries };

emptySession();

describe('The draft of a Customization Form', () => {
  it('gives back what differs from a fresh form, as often as it is asked', () => {
    keepDraft(filledIn);
    expect(readDraft()).toEqual(entries);
    expect(readDraft()).toEqual(entries);
  });

  it('is none where the form is fresh, or fresh again', () => {
    keepDraft(customizationDefaults);
    expect(session.items.size).toBe(0);
    keepDraft(filledIn);
    keepDraft(customizationDefaults);
    expect(session.items.size).toBe(0);
    expect(readDraft()).toBeUndefined();
  });

  it('is gone once cleared, and the inquiry’s own draft stays', () => {
    session.setItem('inquiry-draft', '{}');
    keepDraft(filledIn);
    clearDraft();
    expect([...session.items.keys()]).toEqual(['inquiry-draft']);
  });

  it('does without a storage that the browser refuses', () => {
    vi.stubGlobal('sessionStorage', refusedStorage);
    keepDraft(filledIn);
    clearDraft();
    expect(readDraft()).toBeUndefined();
  });

  it.each([
    ['broken', '{"version":1,'],
    ['of another version', '{"version":0,"values":{"PDLength":"9 in"}}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without values', '{"version":1}'],
    ['with nothing of this form', '{"version":1,"values":{"Colour":"red","PDLength":7,"IsReusable":"perhaps"}}'],
  ])('is ignored when it is %s', (_what, text) => {
    session.setItem('customization-draft', text);
    expect(readDraft()).toBeUndefined();
  });
});
