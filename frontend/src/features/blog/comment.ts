/** What the comment form holds and checks. */
import { object, string } from 'yup';
import type { CommentField } from '../../content/blog';
import { errorsOf } from '../forms/errorsOf';

export type CommentValues = Record<CommentField['name'], string>;

/** A fresh form. */
export const commentDefaults: Readonly<CommentValues> = { name: '', email: '', website: '', comment: '' };

/** The message of each field that fails. */
export type CommentErrors = Partial<CommentValues>;

/** As a mail server on the internet takes it: something, an at sign, a name with a dot. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Required fields hold more than blanks, the e-mail looks like one. The page's content has the messages. */
function ruleOf({ name, required, error }: CommentField) {
  const text = string().trim();
  const rule = name === 'email' ? text.matches(email, { message: error, excludeEmptyString: true }) : text;
  return required ? rule.required(error) : rule;
}

/** Checks what stands in the form; an empty object where all is well. */
export function validate(fields: readonly CommentField[], values: CommentValues): CommentErrors {
  return errorsOf(object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)]))), values);
}
