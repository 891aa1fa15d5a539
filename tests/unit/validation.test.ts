/** What the inquiry form and the comment form accept and refuse (specification, section 5). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blog } from '../../frontend/src/content/blog';
import type { InquiryValues } from '../../frontend/src/domain/inquiry/contract';
import * as comment from '../../frontend/src/features/blog/comment';
import { validate } from '../../frontend/src/features/inquiry/validate';
import { forAny } from './support/forAny';
import { anyInquiry, filledIn } from './support/inquiry';

const validEmails = ['ann@example.com', 'first.last+tag@mail.example.co.uk', ' ann@example.com '];
const invalidEmails = ['ann', 'ann@example', 'ann@example.', 'a b@example.com', 'a@b@c.com'];

/** The messages for an empty inquiry with open details. */
const required = {
  FullName: 'Please enter your name.',
  Email: 'Please enter your email.',
  Phone: 'Please enter your phone number.',
  ProductName: 'Please enter the product name.',
  Message: 'Please enter your message.',
  PackagingLength: 'Please enter the packaging length.',
  PackagingWidth: 'Please enter the packaging width.',
  PackagingHeight: 'Please enter the packaging height.',
};
const packaging = { PackagingLength: '10 in', PackagingWidth: '7 in', PackagingHeight: '12.5 in' };

describe('the inquiry form', () => {
  it.each(validEmails)('accepts the e-mail address %j', (Email) =>
    expect(validate({ ...filledIn, Email })).toEqual({}),
  );

  it.each<[change: Partial<InquiryValues>, errors: Partial<InquiryValues>]>([
    [{ Subject: '' }, { Subject: 'Please select a subject.' }],
    [{ Phone: '800555019' }, { Phone: 'Phone number must be 10 digits.' }],
    [{ Phone: '80055501990' }, { Phone: 'Phone number must be 10 digits.' }],
  ])('refuses %j with %j', (change, errors) => expect(validate({ ...filledIn, ...change })).toEqual(errors));

  it.each(invalidEmails)('refuses the e-mail address %j', (Email) =>
    expect(validate({ ...filledIn, Email })).toEqual({ Email: 'Please enter a valid email.' }),
  );

  const fields = Object.keys(required) as (keyof typeof required)[];
  const complete = { ...filledIn, ...packaging };
  forAny(
    'has one message for each empty field at once, and for the packaging dimensions only where they apply',
    [anyInquiry, fc.subarray(fields), fc.constantFrom('', ' ', '\n ')],
    (values, empty, blanks) => {
      const entered = { ...values, Subject: 'General Query' };
      for (const field of fields) entered[field] = empty.includes(field) ? blanks : complete[field];
      const isAsked = entered.IsMoreSpecificDetails === 'yes' && entered.IsOwnPackaging === 'yes';
      const expected = empty.filter((field) => isAsked || !(field in packaging));
      expect(validate(entered)).toEqual(Object.fromEntries(expected.map((field) => [field, required[field]])));
    },
  );
});

describe('the comment form', () => {
  const { fields } = blog.commentForm;
  const written: comment.CommentValues = { name: 'Ann', email: 'ann@example.com', website: '', comment: 'A comment' };
  const errors = {
    name: 'Please enter your name.',
    email: 'Please enter a valid email.',
    comment: 'Please enter your comment.',
  };

  it.each<Partial<comment.CommentValues>>([{}, { website: 'example' }, ...validEmails.map((email) => ({ email }))])(
    'accepts a comment with %j',
    (change) => expect(comment.validate(fields, { ...written, ...change })).toEqual({}),
  );

  it.each<[keyof typeof errors, ...values: string[]]>([
    ['name', '', '   '],
    ['comment', '\n '],
    ['email', '', ' ', ...invalidEmails],
  ])('refuses a bad %s with the message of that field: %j', (field, ...values) => {
    for (const value of values)
      expect(comment.validate(fields, { ...written, [field]: value })).toEqual({ [field]: errors[field] });
  });
});
