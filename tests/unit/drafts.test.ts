/** What the tab keeps of the forms: their drafts, and what the Customization Form hands over to the inquiry form. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { payloadFields } from '../../frontend/src/domain/inquiry/contract';
import { customizationDefaults, inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { mainControls } from '../../frontend/src/domain/inquiry/steps';
import { customizationParts, toHandover } from '../../frontend/src/features/customization/customizationValues';
import * as inquiry from '../../frontend/src/features/inquiry/draft';
import { leaveHandover, takeHandover } from '../../frontend/src/features/inquiry/handover';
import { recall, remember } from '../../frontend/src/lib/storage';
import { emptySession, refusedStorage, session } from './support/fakeStorage';
import { forAny } from './support/forAny';
import { anyInquiry } from './support/inquiry';

type Place = inquiry.Place;
const here: Place = { key: 'default', hash: '' };
const entries = { PDLength: '9 in', IsReusable: 'no', OtherRequirementsMessage: 'By Friday' };

emptySession();

// Those of a Customization Form and of a comment are made alike; customizationForm.test.ts and blog.test.ts restore them.
describe('the draft of an inquiry', () => {
  const entered = { FullName: 'Ann Example', Phone: '8005550199', ProductName: 'Kelvin' };
  const filledIn = { ...inquiryDefaults, ...entered };
  const readAfter = (change: (text: string) => string) => {
    inquiry.keepDraft(filledIn, here);
    const [[key, text] = ['', '']] = session.items;
    session.setItem(key, change(text));
    return inquiry.readDraft(here);
  };

  const anyForm = fc.oneof(fc.constant(inquiryDefaults), anyInquiry);
  forAny('has what differs from a fresh form, as often as it is read, else there is none', [anyForm], (values) => {
    inquiry.keepDraft(values, here);
    const changed = Object.entries(values).filter(([name, value]) => value !== inquiryDefaults[name as never]);
    const restored = changed.length > 0 ? Object.fromEntries(changed) : undefined;
    expect(inquiry.readDraft(here)).toEqual(restored);
    expect(inquiry.readDraft(here)).toEqual(restored);
    expect(session.items.size).toBe(restored ? 1 : 0);
  });

  it.each([
    ['broken', (text: string) => text.slice(0, -5)],
    ['of another version', (text: string) => text.replace('"version":1', '"version":0')],
    ['with a text for values', () => '{"version":1,"values":"Ann"}'],
    ['without a value of this form', () => '{"version":1,"values":{"Colour":"red","comment":7}}'],
  ])('is ignored when it is %s', (_what, change) => expect(readAfter(change)).toBeUndefined());

  it('has only values that the controls can hold', () => {
    const foreign = { Colour: 'red', toString: 'x', Email: null, Message: 7, Subject: 'Gossip', CountryCode: '+0' };
    const withForeign = (text: string) => JSON.stringify({ ...JSON.parse(text), values: { ...entered, ...foreign } });
    expect(readAfter(withForeign)).toEqual(entered);
    expect(readAfter((text) => text.replace('8005550199', '(800)'))).toEqual({ ...entered, Phone: undefined });
  });

  it('keeps the details of a sent inquiry open where one was entered since', () => {
    const sent = { ...inquiryDefaults, IsMoreSpecificDetails: 'yes', ProtectedDurationHours: '20' };
    const since = { ProtectedDurationHours: '48' };
    expect(inquiry.unsentOf({ ...sent, ...since }, { values: sent, prefill: undefined })).toEqual({
      ...since,
      IsMoreSpecificDetails: 'yes',
    });
  });

  it('keeps the details that were closed when an inquiry was sent, and not those that a question hid or a request gave', () => {
    const prefill = { values: { ProtectedDurationHours: '20', IsContainerOpenedTransit: 'no' }, lines: [] };
    inquiry.keepPrefill(prefill);
    const hidden = { IsOwnPackaging: 'no', PackagingLength: '10' };
    const unsentOf = (values: typeof filledIn) => inquiry.unsentOf(values, { values, prefill });
    const held = { ...filledIn, ...prefill.values, PDLength: '9 in' };
    expect(unsentOf(held)).toEqual({ PDLength: '9 in', IsMoreSpecificDetails: 'no' });
    expect(unsentOf({ ...held, ...hidden, IsMoreSpecificDetails: 'yes' })).toBeUndefined();
    inquiry.keepPrefill(undefined);
  });

  it('keeps of a sent inquiry only what was entered since', () => {
    inquiry.keepDraft({ ...filledIn, FullName: 'Ann E. Example', Message: 'And a strap' }, here);
    const keepUnsent = (values: typeof filledIn) => inquiry.keepUnsent({ values, prefill: undefined });
    keepUnsent({ ...filledIn, Subject: 'Help Support' });
    expect(inquiry.readDraft(here)).toEqual({ FullName: 'Ann E. Example', Message: 'And a strap' });
    keepUnsent({ ...inquiryDefaults, FullName: 'Ann E. Example', Message: 'And a strap' });
    expect(session.items.size).toBe(0);
    keepUnsent(filledIn);
    expect(session.items.size).toBe(0);
  });

  it('keeps the country of a phone that was corrected since the inquiry was sent', () => {
    const sent = { ...filledIn, CountryCode: '+91' };
    const unsentOf = (since: Partial<typeof sent>) =>
      inquiry.unsentOf({ ...sent, ...since }, { values: sent, prefill: undefined });
    expect(unsentOf({ Phone: '9876543210' })).toEqual({ CountryCode: '+91', Phone: '9876543210' });
    expect([unsentOf({ Phone: '' }), unsentOf({ FullName: 'Ann E.' })]).toEqual([undefined, { FullName: 'Ann E.' }]);
  });

  it('has nothing unsent where a request alone has changed what was sent', () => {
    const prefill = (name: string) => ({ values: { ProductName: name }, lines: [`I would like to request ${name}.`] });
    const held = (name: string, own: string) => ({
      ...filledIn,
      ...prefill(name).values,
      Message: `${prefill(name).lines}\n\n${own}`,
    });
    const sending = { values: held('Kelvin', 'By Friday.'), prefill: prefill('Kelvin') };
    inquiry.keepPrefill(prefill('Kelvin, Eclipse'));
    expect(inquiry.unsentOf(held('Kelvin, Eclipse', 'By Friday.'), sending)).toBeUndefined();
    const later = 'By Friday, please.';
    expect(inquiry.unsentOf(held('Kelvin, Eclipse', later), sending)).toEqual({ Message: later });
    inquiry.keepPrefill(undefined);
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

it('the session has the last text under a name, an empty one too, and none under another', () => {
  expect([remember('a', 'one'), remember('a', ''), recall('a'), recall('b')]).toEqual([true, true, '', undefined]);
});

it.each([
  ['refuses storage', refusedStorage],
  ['has no session storage', undefined],
])('a form whose browser %s has its draft and prefill while the document lasts', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  const prefill = { values: { ProductName: 'Kelvin' }, lines: ['I would like to request Kelvin.'] };
  inquiry.keepDraft({ ...inquiryDefaults, ...entries }, here);
  inquiry.keepPrefill(prefill);
  const kept = () => [inquiry.readDraft(here), inquiry.readPrefill()];
  expect(kept()).toEqual([entries, prefill]);
  inquiry.keepPrefill(undefined);
  expect(kept()).toEqual([entries, undefined]);
  inquiry.clearDraft();
  expect(kept()).toEqual([undefined, undefined]);
});

describe('the hand-over to the inquiry form', () => {
  beforeEach(() => void takeHandover());

  it('gives nothing that another document of the tab has taken', () => {
    leaveHandover(entries);
    session.items.clear();
    expect(takeHandover()).toBeUndefined();
  });

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

it('the Customization Form asks for the details of the inquiry, except other requirements', () => {
  const controls = customizationParts.flatMap(({ items }) =>
    items.flatMap((item) => (typeof item === 'string' ? [item] : [...item.controls])),
  );
  const main: readonly string[] = mainControls;
  const details = payloadFields.filter((field) => field !== 'Number' && !main.includes(field));
  expect([...controls, 'OtherRequirementsMessage'].toSorted()).toEqual(details.toSorted());
});

it('The Customization Form hands over what was entered in it and is shown, with the answers that show it', () => {
  const from = (values: Partial<typeof customizationDefaults>, file?: string) =>
    toHandover({ ...customizationDefaults, ...values }, file);
  expect(from({ QuantityOfTransport: '7', IsReusable: 'no' })).toEqual({ QuantityOfTransport: '7', IsReusable: 'no' });
  const sizes = { PackagingLength: '9', TransportProductDetails: 'A box' };
  expect(from(sizes, 'box.pdf')).toEqual({
    ...sizes,
    IsOwnPackaging: 'yes',
    IsTransportProduct: 'yes',
    OtherRequirementsMessage: 'File, not uploaded: box.pdf',
  });
  const answers = { IsOwnPackaging: 'no', IsTransportProduct: 'no' };
  expect(from({ ...sizes, ...answers, PDLength: ' ' })).toEqual(answers);
});
