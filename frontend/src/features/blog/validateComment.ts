import type { CommentField } from '../../content/blog';

/** The message of each field that fails. */
export type CommentErrors = Partial<Record<CommentField['name'], string>>;

/** As a mail server on the internet takes it: something, an at sign, a name with a dot. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks what stands in the form: required fields hold more than blanks, the e-mail looks like one. */
export function validateComment(fields: readonly CommentField[], values: FormData): CommentErrors {
  const errors: CommentErrors = {};
  for (const { name, required, error } of fields) {
    const value = String(values.get(name) ?? '').trim();
    const wrong = (required && value === '') || (name === 'email' && value !== '' && !email.test(value));
    if (wrong && error) errors[name] = error;
  }
  return errors;
}
