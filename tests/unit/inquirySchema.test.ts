import { describe, expect, it } from 'vitest';
import type { InquiryValues } from '../../frontend/src/domain/inquiry/contract';
import { inquiryDefaults } from '../../frontend/src/domain/inquiry/defaults';
import { validate } from '../../frontend/src/features/inquiry/schema';

const filledIn: InquiryValues = {
  ...inquiryDefaults,
  FullName: 'Ann Example',
  Email: 'ann@example.com',
  Phone: '8005550199',
  ProductName: 'Kelvin',
  Message: 'Two coolers for a blood bank.',
};
const withDetails = { ...filledIn, IsMoreSpecificDetails: 'yes' };

describe('The inquiry form accepts', () => {
  const accepted: [what: string, change: Partial<InquiryValues>][] = [
    ['an inquiry with the required fields only', {}],
    ['each of the subjects', { Subject: 'Sales Support' }],
    ['an e-mail address with a subdomain and a tag', { Email: 'first.last+tag@mail.example.co.uk' }],
    ['an e-mail address with blanks around it', { Email: ' ann@example.com ' }],
    ['details with no packaging of one’s own', { IsMoreSpecificDetails: 'yes', IsOwnPackaging: 'no' }],
    [
      'details with all packaging dimensions',
      { IsMoreSpecificDetails: 'yes', PackagingLength: '10 in', PackagingWidth: '7 in', PackagingHeight: '12.5 in' },
    ],
    ['own packaging without dimensions while details are closed', { IsOwnPackaging: 'yes' }],
    [
      'every other detail left open',
      { ...withDetails, IsOwnPackaging: 'no', PDLength: '', TemperatureRange: '', TransportProductDetails: '' },
    ],
  ];
  it.each(accepted)('%s', (_what, change) => {
    expect(validate({ ...filledIn, ...change })).toEqual({});
  });
});

describe('The inquiry form refuses', () => {
  const refused: [what: string, change: Partial<InquiryValues>, errors: Partial<InquiryValues>][] = [
    ['no name', { FullName: '' }, { FullName: 'Please enter your name.' }],
    ['a name of blanks', { FullName: '   ' }, { FullName: 'Please enter your name.' }],
    ['no e-mail address', { Email: '' }, { Email: 'Please enter your email.' }],
    ['an e-mail address of blanks', { Email: ' ' }, { Email: 'Please enter your email.' }],
    ...['ann', 'ann@', '@example.com', 'ann@example', 'ann@example.', 'ann@.com', 'a b@example.com', 'a@b@c.com'].map(
      (Email): [string, Partial<InquiryValues>, Partial<InquiryValues>] => [
        `the e-mail address ${Email}`,
        { Email },
        { Email: 'Please enter a valid email.' },
      ],
    ),
    ['no phone number', { Phone: '' }, { Phone: 'Please enter your phone number.' }],
    ['nine digits', { Phone: '800555019' }, { Phone: 'Phone number must be 10 digits.' }],
    ['eleven digits', { Phone: '80055501990' }, { Phone: 'Phone number must be 10 digits.' }],
    ['ten letters', { Phone: 'abcdefghij' }, { Phone: 'Phone number must be 10 digits.' }],
    ['no subject', { Subject: '' }, { Subject: 'Please select a subject.' }],
    ['no product name', { ProductName: '' }, { ProductName: 'Please enter the product name.' }],
    ['no message', { Message: '\n ' }, { Message: 'Please enter your message.' }],
    [
      'own packaging without its dimensions, once details are given',
      { IsMoreSpecificDetails: 'yes', PackagingWidth: ' ' },
      {
        PackagingLength: 'Please enter the packaging length.',
        PackagingWidth: 'Please enter the packaging width.',
        PackagingHeight: 'Please enter the packaging height.',
      },
    ],
    [
      'only the packaging dimension that is missing',
      { IsMoreSpecificDetails: 'yes', PackagingLength: '10', PackagingWidth: '7' },
      { PackagingHeight: 'Please enter the packaging height.' },
    ],
  ];
  it.each(refused)('%s', (_what, change, errors) => {
    expect(validate({ ...filledIn, ...change })).toEqual(errors);
  });

  it('everything at once on an untouched form, with the first message of each field', () => {
    expect(validate({ ...inquiryDefaults, IsMoreSpecificDetails: 'yes' })).toEqual({
      FullName: 'Please enter your name.',
      Email: 'Please enter your email.',
      Phone: 'Please enter your phone number.',
      ProductName: 'Please enter the product name.',
      Message: 'Please enter your message.',
      PackagingLength: 'Please enter the packaging length.',
      PackagingWidth: 'Please enter the packaging width.',
      PackagingHeight: 'Please enter the packaging height.',
    });
  });
});
