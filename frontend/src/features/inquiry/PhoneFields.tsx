import { useContext } from 'react';
import { useForm } from 'react-final-form';
import { PhoneRow } from '../../components/form/FormParts';
import { TextField } from '../../components/form/TextField';
import { inquiryControls } from '../../content/inquiry';
import { controlId, FieldScopeContext, useInquiryControl } from './fields';
import { InquiryField } from './InquiryField';
import { readPhone } from './phone';

const { label, hint, required, autoComplete } = inquiryControls.Phone;

/** Country code and phone: two controls that make one `Number`. A pasted country code goes to its own control. */
export function PhoneFields() {
  const { idPrefix } = useContext(FieldScopeContext);
  const form = useForm();
  const countryCode = useInquiryControl('CountryCode');
  const phone = useInquiryControl('Phone');
  const enter = (raw: string, how: { readonly pasted: boolean }) => {
    const entry = readPhone(raw, how);
    form.batch(() => {
      phone.change(entry.digits);
      if (entry.countryCode) countryCode.change(entry.countryCode);
    });
  };
  return (
    <PhoneRow>
      <InquiryField name="CountryCode" />
      <TextField
        id={controlId(idPrefix, 'Phone')}
        name="Phone"
        label={label}
        hint={hint}
        error={phone.error}
        required={required}
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete}
        value={phone.value}
        onChange={enter}
      />
    </PhoneRow>
  );
}
