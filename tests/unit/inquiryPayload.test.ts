import { describe, expect, it } from 'vitest';
import { type InquiryValues, payloadFields } from '../../frontend/src/domain/inquiry/contract';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { toPayload } from '../../frontend/src/domain/inquiry/payload';
import { controlsInOrder } from '../../frontend/src/domain/inquiry/visibility';
import { problemsOf } from '../mock-inquiry-api/contract';

/** A form in which every text control holds its own name. */
const everythingTyped = (change: Partial<InquiryValues> = {}): InquiryValues => {
  const values = { ...inquiryDefaults };
  for (const control of controlsInOrder) if (values[control] === '') values[control] = control;
  return { ...values, CountryCode: '+91', Phone: '9876543210', IsMoreSpecificDetails: 'yes', ...change };
};
const answered = { IsRequireTemperatureControl: 'yes', IsTransportProduct: 'yes' };

describe('The inquiry’s payload', () => {
  it('has exactly the 32 fields of the table, in its order, all strings', () => {
    const payload = toPayload(inquiryDefaults);
    expect(Object.keys(payload)).toEqual(payloadFields);
    expect(Object.keys(payload)).toHaveLength(32);
    expect(new Set(Object.values(payload).map((value) => typeof value))).toEqual(new Set(['string']));
  });

  it('joins the country code and the ten digits in Number', () => {
    expect(toPayload(everythingTyped()).Number).toBe('+919876543210');
    expect(toPayload(everythingTyped())).not.toHaveProperty('Phone');
    expect(toPayload(everythingTyped())).not.toHaveProperty('CountryCode');
  });

  it('carries every detail that was entered', () => {
    const values = everythingTyped(answered);
    const { Number: number, ...rest } = toPayload(values);
    const { CountryCode, Phone, ...entered } = values;
    expect(rest).toEqual(entered);
    expect(number).toBe(CountryCode + Phone);
  });

  it('takes blanks around an entry off, and leaves those inside', () => {
    const payload = toPayload(everythingTyped({ Email: ' ann@example.com ', Message: 'One\n\nTwo ' }));
    expect(payload.Email).toBe('ann@example.com');
    expect(payload.Message).toBe('One\n\nTwo');
  });

  it('empties the packaging dimensions without packaging of one’s own', () => {
    const payload = toPayload(everythingTyped({ IsOwnPackaging: 'no' }));
    expect(payload).toMatchObject({
      IsOwnPackaging: 'no',
      PackagingLength: '',
      PackagingWidth: '',
      PackagingHeight: '',
      PDLength: 'PDLength',
    });
  });

  it('leaves out the details of a transport product that is not used', () => {
    expect(toPayload(everythingTyped({ IsTransportProduct: 'no' })).TransportProductDetails).toBe('');
    expect(toPayload(everythingTyped({ IsTransportProduct: 'yes' })).TransportProductDetails).toBe(
      'TransportProductDetails',
    );
  });

  it('sends the defaults of a detail section that is closed', () => {
    const payload = toPayload(everythingTyped({ IsMoreSpecificDetails: 'no', IsReusable: 'no', PDLength: '9' }));
    expect(payload).toMatchObject({
      IsMoreSpecificDetails: 'no',
      FullName: 'FullName',
      PDLength: '',
      IsOwnPackaging: 'yes',
      PackagingLength: '',
      P85or36Temperature: 'Above85',
      IsReusable: 'yes',
      IsTransportProduct: '',
      TransportType: 'Transport1',
      OtherRequirementsMessage: '',
    });
  });

  it.each([
    ['with the details closed', { IsMoreSpecificDetails: 'no' }],
    ['with every detail given', answered],
    ['with the unanswered questions left open', { IsRequireTemperatureControl: '', IsTransportProduct: '' }],
    ['with the other choice of each', { ...answered, P85or36Temperature: 'Below36', TransportType: 'Transport2' }],
  ])('keeps the API’s contract %s', (_what, change) => {
    expect(problemsOf(toPayload(everythingTyped(change)))).toEqual([]);
  });
});
