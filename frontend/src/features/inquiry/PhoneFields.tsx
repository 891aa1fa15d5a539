import { shell } from 'virtual:shell';
import { useContext, useState } from 'react';
import { useForm } from 'react-final-form';
import { SiteLink } from '../../components/SiteLink';
import { inquiryControls, phoneProblems } from '../../content/inquiry';
import { type PhoneEntry, problemOfPhone, readPhone } from '../../domain/inquiry/phone';
import { PhoneRow } from '../forms/ui/FormParts';
import { FormStatus } from '../forms/ui/FormStatus';
import { TextField } from '../forms/ui/TextField';
import { isCutPhone, markCutPhone } from './cutPhone';
import { controlId, FieldScopeContext, useInquiryControl } from './fields';
import { InquiryField } from './InquiryField';

const { label, hint, required, autoComplete } = inquiryControls.Phone;

/**
 * Country code and phone: two controls that make one `Number`. A pasted country code goes to its own control; a number
 * that cannot be sent stays, with the reason and another way to reach the company.
 */
export function PhoneFields() {
  const { idPrefix } = useContext(FieldScopeContext);
  const form = useForm();
  const countryCode = useInquiryControl('CountryCode');
  const phone = useInquiryControl('Phone');
  const [last, setLast] = useState<PhoneEntry>();
  const enter = (raw: string, { pasted }: { readonly pasted: boolean }) => {
    const entry = readPhone(raw, { pasted, before: phone.value });
    setLast(entry);
    markCutPhone(entry.problem === 'eleventh' ? entry.text : undefined);
    form.batch(() => {
      phone.change(entry.text);
      if (entry.countryCode) countryCode.change(entry.countryCode);
    });
  };
  // What was typed too much is gone, and known by its mark alone; the rest can be told from what stands there.
  const found = isCutPhone(phone.value) ? 'eleventh' : problemOfPhone(phone.value);
  const problem = last?.text === phone.value ? last.problem : found;
  return (
    <>
      <PhoneRow>
        <InquiryField name="CountryCode" />
        <TextField
          id={controlId(idPrefix, 'Phone')}
          name="Phone"
          label={label}
          hint={hint}
          error={phone.error}
          required={required}
          // Of type `tel` a field could not be told that it takes the number without its country code.
          inputMode="tel"
          autoComplete={autoComplete}
          value={phone.value}
          onChange={enter}
        />
      </PhoneRow>
      <FormStatus severity="error">
        {problem && (
          <>
            {phoneProblems[problem]} <SiteLink href={shell.site.emailHref}>{shell.site.email}</SiteLink>
          </>
        )}
      </FormStatus>
    </>
  );
}
