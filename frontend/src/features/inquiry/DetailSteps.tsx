import { type ReactNode, useContext } from 'react';
import { useField } from 'react-final-form';
import { type InquiryGroup, type InquiryStep, inquiryControls } from '../../content/inquiry';
import type { InquiryControl } from '../../domain/inquiry/contract';
import { hiddenByNo } from '../../domain/inquiry/visibility';
import { FieldGroup } from '../forms/ui/FieldGroup';
import { FieldScopeContext } from './fieldScope';
import { InquiryField } from './InquiryField';
import { FormStep } from './ui/FormStep';

/** Numbered steps, all open (section 3), without the controls that a `no` hides. */
export function DetailSteps({ steps }: { readonly steps: readonly InquiryStep[] }) {
  const { idPrefix } = useContext(FieldScopeContext);
  return steps.map((step, index) => (
    <FormStep key={step.id} titleId={`${idPrefix}-${step.id}`} number={index + 1} title={step.title}>
      {step.items.map((item) => (
        <StepItem key={typeof item === 'string' ? item : item.legend} item={item} />
      ))}
    </FormStep>
  ));
}

function StepItem({ item }: { readonly item: InquiryControl | InquiryGroup }) {
  const group = typeof item === 'string' ? undefined : item;
  const controls = typeof item === 'string' ? [item] : item.controls;
  // A group's controls are hidden together.
  const guard = controls[0] && hiddenByNo[controls[0]];
  const fields = controls.map((control) => <InquiryField key={control} name={control} />);
  const wide = group !== undefined || controls.some((control) => inquiryControls[control].kind === 'textarea');
  const shown = (
    <div data-wide={wide || undefined}>
      {group ? (
        <FieldGroup legend={group.legend} hint={group.hint}>
          {fields}
        </FieldGroup>
      ) : (
        fields
      )}
    </div>
  );
  return guard ? <UnlessNo control={guard}>{shown}</UnlessNo> : shown;
}

function UnlessNo({ control, children }: { readonly control: InquiryControl; readonly children: ReactNode }) {
  const { input } = useField<string>(control, { subscription: { value: true } });
  return input.value === 'no' ? null : children;
}
