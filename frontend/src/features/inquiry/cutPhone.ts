import type { FormApi, MutableState } from 'final-form';
import type { InquiryValues } from '../../domain/inquiry/contract';

/** Remembers the ten digits that are left of a number of more: they are somebody else's number, until they are edited. */
export function markCutPhone([text]: readonly (string | undefined)[], { fields }: MutableState<InquiryValues>): void {
  const phone = fields.Phone;
  if (phone) phone.data = { ...phone.data, cut: text };
}

/** Whether the phone number is what is left of a longer one, and may not be sent. */
export const isCutPhone = (values: InquiryValues, form: FormApi<InquiryValues>): boolean =>
  values.Phone !== '' && form.getFieldState('Phone')?.data?.cut === values.Phone;
