import { describe, expect, it } from 'vitest';
import { blog } from '../../frontend/src/content/blog';
import {
  type CommentErrors,
  type CommentValues,
  commentDefaults,
  validate,
} from '../../frontend/src/features/blog/comment';

const { fields } = blog.commentForm;
const written: CommentValues = { ...commentDefaults, name: 'Ann', email: 'ann@example.com', comment: 'A comment' };

describe('The comment form', () => {
  it('holds a value for each of its fields', () => {
    expect(Object.keys(commentDefaults)).toEqual(fields.map(({ name }) => name));
  });

  const accepted: [what: string, change: Partial<CommentValues>][] = [
    ['a comment without a website', {}],
    ['whatever stands as the website', { website: 'example' }],
    ['an e-mail address with a subdomain and a tag', { email: 'first.last+tag@mail.example.co.uk' }],
    ['an e-mail address with blanks around it', { email: ' ann@example.com ' }],
  ];
  it.each(accepted)('accepts %s', (_what, change) => {
    expect(validate(fields, { ...written, ...change })).toEqual({});
  });

  const refused: [what: string, change: Partial<CommentValues>, errors: CommentErrors][] = [
    ['no name', { name: '' }, { name: 'Please enter your name.' }],
    ['a name of blanks', { name: '   ' }, { name: 'Please enter your name.' }],
    ['no e-mail address', { email: '' }, { email: 'Please enter a valid email.' }],
    ['an e-mail address of blanks', { email: ' ' }, { email: 'Please enter a valid email.' }],
    ...['ann', 'ann@', '@example.com', 'ann@example', 'ann@example.', 'a b@example.com', 'a@b@c.com'].map(
      (email): [string, Partial<CommentValues>, CommentErrors] => [
        `the e-mail address ${email}`,
        { email },
        { email: 'Please enter a valid email.' },
      ],
    ),
    ['no comment', { comment: '\n ' }, { comment: 'Please enter your comment.' }],
  ];
  it.each(refused)('refuses %s', (_what, change, errors) => {
    expect(validate(fields, { ...written, ...change })).toEqual(errors);
  });

  it('names every field at fault at once, in its order', () => {
    expect(Object.entries(validate(fields, commentDefaults))).toEqual([
      ['name', 'Please enter your name.'],
      ['email', 'Please enter a valid email.'],
      ['comment', 'Please enter your comment.'],
    ]);
  });

  it('takes an empty e-mail address where none is asked for, and still no wrong one', () => {
    const optional = fields.map((field) => {
      const { required: _, ...rest } = field;
      return field.name === 'email' ? rest : field;
    });
    expect(validate(optional, { ...written, email: ' ' })).toEqual({});
    expect(validate(optional, { ...written, email: 'ann' })).toEqual({ email: 'Please enter a valid email.' });
  });
});
