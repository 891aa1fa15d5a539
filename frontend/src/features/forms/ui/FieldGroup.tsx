import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Field } from '../../../components/form/Field';

const Columns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
}));

interface FieldGroupProps {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls under one legend, side by side where they fit, such as length, width and height. */
export function FieldGroup({ legend, hint, children }: FieldGroupProps) {
  return (
    <Field as="legend" id={useId()} label={legend} hint={hint}>
      <Columns>{children}</Columns>
    </Field>
  );
}
