import { shell } from 'virtual:shell';
import { useContext, useState } from 'react';
import { useForm } from 'react-final-form';
import { SiteLink } from '../../components/SiteLink';
import { inquiryControls, phoneProblems } from '../../content/inquiry';
import { type PhoneEntry, problemOfPhone, readPhone } from '../../domain/inquiry/phone';
import { PhoneRow } from '../forms/ui/FormParts';
import { FormStatus } from '../forms/ui/FormStatus';
import { TextField } from '../forms/ui/TextField';
import { useControl } from '../forms/useControl';
import { isCutPhone, markCutPhone } from './cutPhone';
import { controlId, FieldScopeContext } from './fieldScope';
import { InquiryField } from './InquiryField';

const { label, hint, autoComplete } = inquiryControls.Phone;

interface Entered extends PhoneEntry {
  readonly composing?: boolean;
}

/** Country code and phone. A pasted code moves to its own control; a number that cannot be sent stays, with the reason. */
export function PhoneFields() {
  const { idPrefix } = useContext(FieldScopeContext);
  const form = useForm();
  const countryCode = useControl('CountryCode');
  const phone = useControl('Phone');
  const [last, setLast] = useState<Entered>();
  const enter = (raw: string, { pasted = false, composing = false } = {}) => {
    // A change to the text during a composition would double its digits.
    const entry: Entered = composing ? { text: raw, composing } : readPhone(raw, { pasted, before: phone.value });
    setLast(entry);
    markCutPhone(entry.problem === 'eleventh' ? entry.text : undefined);
    form.batch(() => {
      phone.onChange(entry.text);
      if (entry.countryCode) countryCode.onChange(entry.countryCode);
    });
  };
  // Digits beyond the limit were cut off, which only the mark tells; other problems follow from the value.
  const found = isCutPhone(phone.value) ? 'eleventh' : problemOfPhone(phone.value);
  const problem = last?.text === phone.value ? last.problem : found;
  return (
    <>
      <PhoneRow onCompositionEnd={() => last?.composing && enter(last.text)}>
        <InquiryField name="CountryCode" />
        <TextField
          id={controlId(idPrefix, 'Phone')}
          name="Phone"
          label={label}
          hint={hint}
          required
          // Not `type="tel"`: its autofill would include the country code.
          inputMode="tel"
          autoComplete={autoComplete}
          {...phone}
          onChange={enter}
        />
      </PhoneRow>
      <FormStatus severity="error">
        {problem && (
          <>
            <span>{phoneProblems[problem]}</span> <SiteLink href={shell.site.emailHref}>{shell.site.email}</SiteLink>
          </>
        )}
      </FormStatus>
    </>
  );
}
