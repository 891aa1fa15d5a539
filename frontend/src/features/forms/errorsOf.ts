import { type AnySchema, ValidationError } from 'yup';

/** The first message of every invalid value, by control; empty if all values are valid. */
export function errorsOf<Values extends object>(
  schema: AnySchema,
  values: Values,
): Partial<Record<keyof Values, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Partial<Record<keyof Values, string>> = {};
    for (const { path, message } of error.inner) errors[path as keyof Values] ??= message;
    return errors;
  }
}
