/** What the tab keeps of the forms: their drafts, and what the Customization Form hands over to the inquiry form. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { payloadFields } from '../../frontend/src/domain/inquiry/contract';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { mainControls } from '../../frontend/src/domain/inquiry/steps';
import * as comment from '../../frontend/src/features/blog/comment';
import * as customization from '../../frontend/src/features/customization/customizationValues';
import * as inquiry from '../../frontend/src/features/inquiry/draft';
import { leaveHandover, takeHandover } from '../../frontend/src/features/inquiry/handover';
import { emptySession, refusedStorage, session } from './support/fakeStorage';
import { forAny } from './support/forAny';
import { anyInquiry } from './support/inquiry';

const here: inquiry.Place = { key: 'default', pathname: '/ContactUs', search: '', hash: '' };
const entries = { PDLength: '9 in', IsReusable: 'no', OtherRequirementsMessage: 'By Friday' };
const anyText = fc.oneof(fc.constant(''), fc.string());

interface Form {
  readonly name: string;
  readonly defaults: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, string>>;
  readonly anyValues: fc.Arbitrary<Readonly<Record<string, string>>>;
  readonly keep: (values: never) => void;
  readonly read: () => Readonly<Record<string, string>> | undefined;
}

const forms: readonly Form[] = [
  {
    name: 'an inquiry',
    defaults: inquiryDefaults,
    entries,
    anyValues: anyInquiry,
    keep: (values) => inquiry.keepDraft(values, here),
    read: () => inquiry.readDraft(here),
  },
  {
    name: 'a Customization Form',
    defaults: customization.customizationDefaults,
    entries,
    anyValues: anyInquiry,
    keep: customization.keepDraft,
    read: customization.readDraft,
  },
  {
    name: 'a comment',
    defaults: comment.commentDefaults,
    entries: { name: 'Ann', comment: 'A comment' },
    anyValues: fc.record({ name: anyText, email: anyText, website: anyText, comment: anyText }),
    keep: comment.keepDraft,
    read: comment.readDraft,
  },
];

emptySession();

describe.each(forms)('the draft of $name', ({ defaults, entries: entered, anyValues, keep, read }) => {
  const filledIn = { ...defaults, ...entered };
  const readAfter = (change: (text: string) => string) => {
    keep(filledIn as never);
    const [[key, text] = ['', '']] = session.items;
    session.setItem(key, change(text));
    return read();
  };

  forAny(
    'restores what differs from a fresh form, as often as it is read; a fresh form has none',
    [fc.oneof(fc.constant(defaults), anyValues)],
    (values) => {
      keep(values as never);
      const changed = Object.entries(values).filter(([name, value]) => value !== defaults[name]);
      const restored = changed.length > 0 ? Object.fromEntries(changed) : undefined;
      expect(read()).toEqual(restored);
      expect(read()).toEqual(restored);
      expect(session.items.size).toBe(restored ? 1 : 0);
    },
  );

  it.each([
    ['broken', (text: string) => text.slice(0, -5)],
    ['of another version', (text: string) => text.replace('"version":1', '"version":0')],
    ['with a text for values', () => '{"version":1,"values":"Ann"}'],
    ['without a value of this form', () => '{"version":1,"values":{"Colour":"red","comment":7}}'],
  ])('is ignored when it is %s', (_what, change) => expect(readAfter(change)).toBeUndefined());

  it('has only values that the controls can hold', () => {
    const foreign = { Colour: 'red', toString: 'x', email: null, website: 7, Subject: 'Gossip', Phone: '(800)' };
    const withForeign = (text: string) => JSON.stringify({ ...JSON.parse(text), values: { ...entered, ...foreign } });
    expect(readAfter(withForeign)).toEqual(entered);
  });
});

describe('the draft of an inquiry', () => {
  const entered = { FullName: 'Ann Example', Phone: '8005550199', IsReusable: 'no' };
  const filledIn = { ...inquiryDefaults, ...entered };

  it('keeps of a sent inquiry only what was entered since', () => {
    inquiry.keepDraft({ ...filledIn, FullName: 'Ann E. Example', Message: 'And a strap' }, here);
    inquiry.keepUnsent({ ...filledIn, Subject: 'Help Support' });
    expect(inquiry.readDraft(here)).toEqual({ FullName: 'Ann E. Example', Message: 'And a strap' });
    inquiry.keepUnsent({ ...inquiryDefaults, FullName: 'Ann E. Example', Message: 'And a strap' });
    expect(session.items.size).toBe(0);
    inquiry.keepUnsent(filledIn);
    expect(session.items.size).toBe(0);
  });

  it('keeps the details open at the place where they were opened, and closed anywhere else', () => {
    inquiry.keepDraft({ ...filledIn, IsMoreSpecificDetails: 'yes' }, here);
    expect(inquiry.readDraft(here)).toEqual({ ...entered, IsMoreSpecificDetails: 'yes' });
    expect(inquiry.readDraft({ ...here, key: 'k3j2h1' })).toEqual(entered);
    expect(inquiry.readDraft({ ...here, hash: '#contact-us-form' })).toEqual(entered);
    inquiry.keepDraft({ ...inquiryDefaults, IsMoreSpecificDetails: 'yes' }, here);
    expect(inquiry.readDraft({ ...here, key: 'k3j2h1' })).toBeUndefined();
  });
});

describe('the hand-over to the inquiry form', () => {
  beforeEach(() => void takeHandover());

  it.each([false, true])('gives the values once, storage that the browser refuses: %s', (isRefused) => {
    if (isRefused) vi.stubGlobal('sessionStorage', refusedStorage);
    leaveHandover(entries);
    expect(takeHandover()).toEqual(entries);
    expect(takeHandover()).toBeUndefined();
    expect(session.items.size).toBe(0);
  });

  it.each([
    ['oops', undefined],
    ['{"PDLength":"9","Colour":"red","PDWidth":7,"toString":"x"}', { PDLength: '9' }],
  ])('is read from %s in the storage as %j', (text, expected) => {
    leaveHandover({});
    const [key] = session.items.keys();
    takeHandover();
    session.setItem(String(key), text);
    expect(takeHandover()).toEqual(expected);
  });
});

describe('the Customization Form', () => {
  it('asks for the details of the inquiry, except other requirements', () => {
    const controls = customization.customizationParts.flatMap(({ items }) =>
      items.flatMap((item) => (typeof item === 'string' ? [item] : [...item.controls])),
    );
    const main: readonly string[] = mainControls;
    const details = payloadFields.filter((field) => field !== 'Number' && !main.includes(field));
    expect([...controls, 'OtherRequirementsMessage'].toSorted()).toEqual(details.toSorted());
  });

  it('hands over its own fields with the details open, and none of the sender’s', () => {
    const own = { PDLength: '9 in', IsReusable: 'no' } as const;
    const values = customization.toHandover({ ...customization.customizationDefaults, ...own }, undefined);
    expect(values).toMatchObject({ ...own, IsMoreSpecificDetails: 'yes', OtherRequirementsMessage: '' });
    const senders = mainControls.filter((control) => control !== 'IsMoreSpecificDetails');
    expect([...Object.keys(values), ...senders].toSorted()).toEqual(Object.keys(inquiryDefaults).toSorted());
  });
});
