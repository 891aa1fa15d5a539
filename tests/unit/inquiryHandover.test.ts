import { describe, expect, it, vi } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { controlsInOrder } from '../../frontend/src/domain/inquiry/visibility';
import { customizationDefaults, toHandover } from '../../frontend/src/features/customization/customizationValues';
import { leaveHandover, takeHandover } from '../../frontend/src/features/inquiry/handover';
import { emptySession, refusedStorage, session } from './support/fakeStorage';

describe('The hand-over to the inquiry form', () => {
  emptySession();

  it('gives what was left, once', () => {
    leaveHandover({ PDLength: '9 in', IsReusable: 'no' });
    expect(takeHandover()).toEqual({ PDLength: '9 in', IsReusable: 'no' });
    expect(takeHandover()).toBeUndefined();
    expect(session.items.size).toBe(0);
  });

  it('works where the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', refusedStorage);
    leaveHandover({ PDLength: '9 in' });
    expect(takeHandover()).toEqual({ PDLength: '9 in' });
    expect(takeHandover()).toBeUndefined();
  });

  it.each([
    ['text that is not JSON', 'oops', undefined],
    [
      'unknown names and values that are no text',
      '{"PDLength":"9","Colour":"red","PDWidth":7,"toString":"x"}',
      { PDLength: '9' },
    ],
    ['null', 'null', undefined],
  ])('survives %s in the storage', (_what, text, expected) => {
    leaveHandover({});
    const [key] = session.items.keys();
    takeHandover();
    session.setItem(String(key), text);
    expect(takeHandover()).toEqual(expected);
  });
});

describe('The Customization Form', () => {
  it('starts with every yes/no question at yes', () => {
    const questions = controlsInOrder.filter((control) => control.startsWith('Is'));
    expect(questions).toHaveLength(11);
    expect(questions.map((control) => customizationDefaults[control])).toEqual(questions.map(() => 'yes'));
  });

  it('hands over its own fields with the details open, and none of the sender’s', () => {
    const values = toHandover({ ...customizationDefaults, PDLength: '9 in', IsReusable: 'no' }, undefined);
    expect(values).toMatchObject({
      IsMoreSpecificDetails: 'yes',
      PDLength: '9 in',
      IsReusable: 'no',
      OtherRequirementsMessage: '',
    });
    for (const own of ['FullName', 'Email', 'CountryCode', 'Phone', 'Subject', 'ProductName', 'Message'] as const)
      expect(values).not.toHaveProperty(own);
    expect(Object.keys(values).length + 7).toBe(Object.keys(inquiryDefaults).length);
  });

  it('names the chosen file in a line of the other requirements', () => {
    expect(toHandover(customizationDefaults, 'drawing.pdf').OtherRequirementsMessage).toBe(
      'File, not uploaded: drawing.pdf',
    );
  });
});
