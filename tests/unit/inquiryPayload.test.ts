/** The inquiry's fields, their defaults, its payload (specification, sections 3, 4 and 7) and its summary. */
import { describe, expect, it } from 'vitest';
import { inquiryControls } from '../../frontend/src/content/inquiry';
import { payloadFields } from '../../frontend/src/domain/inquiry/contract';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { controlsOf, detailSteps, mainControls } from '../../frontend/src/domain/inquiry/steps';
import { controlsInOrder, isDetail, isShown } from '../../frontend/src/domain/inquiry/visibility';
import { summaryOf } from '../../frontend/src/features/inquiry/summary';
import { inquiryFields, problemsOf } from '../mock-inquiry-api/contract';
import { exampleInquiry } from '../mock-inquiry-api/exampleInquiry';
import { forAny } from './support/forAny';
import { anyInquiry, filledIn } from './support/inquiry';

describe('the inquiry', () => {
  it('has the fields of the specification, which the contract of the API lists', () => {
    expect(payloadFields).toEqual(inquiryFields);
    expect(payloadFields).toHaveLength(32);
  });

  it('has each control once: in its first part or in a step', () => {
    const inSteps = detailSteps.flatMap(([, items]) => items.flatMap(controlsOf));
    expect([...mainControls, ...inSteps].toSorted()).toEqual(Object.keys(inquiryDefaults).toSorted());
  });

  it('starts from the defaults of the specification, which the example of the API has, with two questions open', () => {
    // The phone is part of the example's number.
    const typed = controlsInOrder.filter((name) => name !== 'Phone' && filledIn[name] !== inquiryDefaults[name]);
    const values = Object.fromEntries(typed.map((name) => [name, filledIn[name]]));
    const open = { IsRequireTemperatureControl: '', IsTransportProduct: '' };
    expect(toPayload(filledIn)).toEqual({ ...exampleInquiry, ...values, ...open });
  });

  it.each([
    ['CountryCode', '+1 +91 +78 +61'],
    ['P85or36Temperature', 'Above85 Below36'],
    ['TransportType', 'Transport1 Transport2'],
    ['IsTransportProduct', 'yes no'],
    ['Subject', 'General Query Help Support Sales Support'],
  ] as const)('offers for %s: %s', (control, options) => {
    expect(inquiryControls[control].options?.map(({ value }) => value).join(' ')).toBe(options);
    expect(`${options} `).toContain(inquiryDefaults[control]);
  });
});

describe('the payload', () => {
  forAny(
    'has the fields of the specification in their order: what is on the screen, without blanks around it; of closed details their defaults, and nothing of a hidden control',
    [anyInquiry],
    (values) => {
      const payload = toPayload(values);
      expect(Object.keys(payload)).toEqual(payloadFields);
      expect(payload.Number).toBe(values.CountryCode + values.Phone);
      const isOpen = values.IsMoreSpecificDetails === 'yes';
      for (const control of controlsInOrder) {
        if (control === 'CountryCode' || control === 'Phone') continue;
        const hidden = isDetail(control) && !isOpen ? inquiryDefaults[control] : '';
        expect(payload[control], control).toBe(isShown(control, values) ? values[control].trim() : hidden);
      }
    },
  );

  const { FullName, Email, Phone, ProductName, Message } = filledIn;
  forAny('of an inquiry that can be sent keeps the contract of the API', [anyInquiry], (values) => {
    const sent = { ...values, FullName, Email, Phone, ProductName, Message };
    expect(problemsOf(toPayload(sent))).toEqual([]);
  });
});

// That it leaves out what is empty, and joins country code and phone number, is in carryOver.test.ts.
const linesOf = (values: Partial<typeof inquiryDefaults>) =>
  summaryOf({ ...inquiryDefaults, ...values }).map(({ label, value }) => `${label}: ${value}`);

it('the summary before it is sent has answers in words, and only the details that are shown', () => {
  const details = { IsOwnPackaging: 'no', PackagingLength: '10 in', PDLength: '9 in' };
  const open = linesOf({ ...details, IsMoreSpecificDetails: 'yes' });
  expect(open).toContain('Product length: 9 in');
  expect(open).toContain('Do you have your own packaging?: No');
  expect(open).toContain('Which external temperature will the container meet?: Above 85\u202f°F (29\u202f°C)');
  expect(open.join()).not.toContain('Packaging length');
  expect(linesOf(details).join()).not.toContain('Product length');
  // A question that is not answered hides nothing.
  expect(linesOf({ IsMoreSpecificDetails: 'yes', TransportProductDetails: 'A box' }).join()).toContain('A box');
});
