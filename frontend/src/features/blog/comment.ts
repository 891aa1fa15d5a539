import { object, string } from 'yup';
import type { CommentField } from '../../content/blog';
import { createDraft } from '../forms/draft';
import { errorsOf } from '../forms/errorsOf';
import { storageKeys } from '../forms/storageKeys';

export type CommentValues = Record<CommentField['name'], string>;

export const commentDefaults: Readonly<CommentValues> = { name: '', email: '', website: '', comment: '' };

/** An e-mail address on the internet: its domain has a dot. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Required fields need more than spaces; the content has the messages. */
function ruleOf({ name, required, error }: CommentField) {
  const text = string().trim();
  const rule = name === 'email' ? text.matches(email, { message: error, excludeEmptyString: true }) : text;
  return required ? rule.required(error) : rule;
}

/** Validates the form; empty if all values are valid. */
export function validate(fields: readonly CommentField[], values: CommentValues) {
  return errorsOf(object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)]))), values);
}

/** Comments are never sent, so the draft is kept as long as the tab. */
export const draft = createDraft<CommentValues>(storageKeys.comment, commentDefaults);
