import { memo, useContext } from 'react';
import { inquiryControls, inquiryErrors } from '../../content/inquiry';
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
  const { kind, label, hint, options = [], autoComplete, suggested } = inquiryControls[name];
  const id = controlId(idPrefix, name);
  const control = { id, name, label, hint, required: validated && name in inquiryErrors, ...useControl(name) };
  switch (kind) {
    case 'radio':
      return <RadioField {...control} options={options} />;
    case 'select':
      return <SelectField {...control} options={options} autoComplete={autoComplete} />;
    case 'textarea':
      // A request may prefill the message's first lines.
      return <TextField {...control} rows={name === 'Message' ? 7 : 4} />;
    case 'fahrenheit':
      return <TemperatureField {...control} />;
    default:
      return (
        <TextField
          {...control}
          type={kind}
          inputMode={kind === 'email' ? 'email' : undefined}
          autoComplete={autoComplete}
          list={suggested && suggestionsId}
        />
      );
  }
});
