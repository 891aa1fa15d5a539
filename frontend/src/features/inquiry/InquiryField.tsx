import { memo, useContext } from 'react';
import { RadioField } from '../../components/form/RadioField';
import { SelectField } from '../../components/form/SelectField';
import { TextField } from '../../components/form/TextField';
import { inquiryControls } from '../../content/inquiry';
import type { InquiryControl } from './contract';
import { controlId, FieldScopeContext, useInquiryControl } from './fields';

const textAreaRows = 4;

/** A control of the inquiry, as its entry in the content describes it. */
export const InquiryField = memo(function InquiryField({ name }: { readonly name: InquiryControl }) {
  const { idPrefix, validated } = useContext(FieldScopeContext);
  const { kind, label, hint, options = [], required, autoComplete } = inquiryControls[name];
  const { value, error, change } = useInquiryControl(name);
  const field = { id: controlId(idPrefix, name), name, label, hint, error, required: validated && required };
  switch (kind) {
    case 'radio':
      return <RadioField {...field} options={options} value={value} onChange={change} />;
    case 'select':
      return <SelectField {...field} options={options} value={value} onChange={change} autoComplete={autoComplete} />;
    case 'textarea':
      return <TextField {...field} rows={textAreaRows} value={value} onChange={change} />;
    default:
      return (
        <TextField
          {...field}
          type={kind}
          inputMode={kind === 'email' ? 'email' : undefined}
          autoComplete={autoComplete}
          value={value}
          onChange={change}
        />
      );
  }
});
