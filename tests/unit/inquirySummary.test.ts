import { describe, expect, it } from 'vitest';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { summaryOf } from '../../frontend/src/features/inquiry/summary';

const textsOf = (values: Partial<typeof inquiryDefaults>) =>
  summaryOf({ ...inquiryDefaults, ...values }).map(({ label, value }) => `${label}: ${value}`);

describe('The summary of an inquiry', () => {
  it('leaves out what is empty, and joins country code and phone number', () => {
    expect(
      textsOf({ FullName: ' Ann Example ', CountryCode: '+61', Phone: '2555019999', Message: 'One\nTwo' }),
    ).toEqual([
      'Full name: Ann Example',
      'Phone number: +61 2555019999',
      'Subject: General Query',
      'Message: One\nTwo',
      'Do you want to give more specific details?: No',
    ]);
  });

  it('has answers in words, and only the details that are shown', () => {
    const open = textsOf({
      IsMoreSpecificDetails: 'yes',
      IsOwnPackaging: 'no',
      PackagingLength: '10 in',
      PDLength: '9 in',
    });
    expect(open).toContain('Product length: 9 in');
    expect(open).toContain('Do you have your own packaging?: No');
    expect(open).toContain('Which external temperature will the container meet?: Above 85\u202f°F (29\u202f°C)');
    expect(open.some((line) => line.startsWith('Packaging length'))).toBe(false);
    expect(textsOf({ PDLength: '9 in' }).some((line) => line.startsWith('Product length'))).toBe(false);
  });
});
