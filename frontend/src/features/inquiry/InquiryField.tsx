import { memo, useContext } from 'react';
import { inquiryControls } from '../../content/inquiry';
import type { InquiryControl } from '../../domain/inquiry/contract';
import { SelectField } from '../forms/ui/SelectField';
import { TextField } from '../forms/ui/TextField';
import { useControl } from '../forms/useControl';
import { controlId, FieldScopeContext, suggestionsId } from './fieldScope';
import { TemperatureField } from './TemperatureField';
import { RadioField } from './ui/RadioField';

/** An inquiry control as described by its entry in the content. */
export const InquiryField = memo(function InquiryField({ name }: { readonly name: InquiryControl }) {
  const { idPrefix, validated } = useContext(FieldScopeContext);
  const { kind, label, hint, options = [], required, autoComplete, suggested } = inquiryControls[name];
  const { value, error, change } = useControl(name);
  const field = { id: controlId(idPrefix, name), name, label, hint, error, required: validated && required };
  switch (kind) {
    case 'radio':
      return <RadioField {...field} options={options} value={value} onChange={change} />;
    case 'select':
      return <SelectField {...field} options={options} value={value} onChange={change} autoComplete={autoComplete} />;
    case 'textarea':
      return (
        <TextField
          {...field}
          // A request may prefill the message's first lines.
          rows={name === 'Message' ? 7 : 4}
          value={value}
          onChange={change}
        />
      );
    case 'fahrenheit':
      return <TemperatureField {...field} value={value} onChange={change} />;
    default:
      return (
        <TextField
          {...field}
          type={kind}
          inputMode={kind === 'email' ? 'email' : undefined}
          autoComplete={suggested ? 'off' : autoComplete}
          list={suggested && suggestionsId}
          value={value}
          onChange={change}
        />
      );
  }
});
