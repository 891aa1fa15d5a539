import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { describedBy, Hint } from '../../../components/form/Field';

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
  const id = useId();
  return (
    <FormControl component="fieldset" aria-describedby={describedBy({ id, hint })}>
      <FormLabel component="legend">{legend}</FormLabel>
      <Hint id={id} hint={hint} />
      <Columns>{children}</Columns>
    </FormControl>
  );
}
