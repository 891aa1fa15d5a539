import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { InteractiveMark } from '../../../lib/startup/InteractiveMark';

/** A form on a card, in a dialog, or at the width of text. */
type FormLook = 'card' | 'dialog' | 'narrow';

const Frame = styled('form')<{ look: FormLook }>(({ theme: { radius, shadow, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  variants: [
    {
      props: { look: 'card' },
      style: {
        padding: 'clamp(1.25rem, 0.6rem + 2.6vw, 3rem)',
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: radius.l,
        background: vars.palette.background.paper,
        boxShadow: shadow.mid,
      },
    },
    // The content scrolls between the fixed title and actions. Not `flex: 1`: WebKit would give the dialog no height.
    {
      props: { look: 'dialog' },
      style: { display: 'flex', flexDirection: 'column', gap: 0, minHeight: 0, flex: '1 1 auto' },
    },
    { props: { look: 'narrow' }, style: { maxWidth: '40rem' } },
  ],
}));

/**
 * A form that only a script can submit: without `method="dialog"` the browser would put the entries into the address. With
 * `autoComplete`, Chromium would restore the choices and texts that an earlier document was left with, which may be older
 * than the draft; a control's own token keeps its autofill.
 */
export function FormFrame({
  children,
  ...props
}: Omit<ComponentProps<'form'>, 'method'> & { readonly look: FormLook }) {
  return (
    <Frame {...props} method="dialog" noValidate autoComplete="off">
      {children}
      <InteractiveMark part="form" />
    </Frame>
  );
}

/** The purpose of a form, above its fields. */
export function FormIntro({ children }: { readonly children: ReactNode }) {
  return (
    <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
      {children}
    </Typography>
  );
}

/** Fields in two columns where they fit; a child with `data-wide` spans both. */
export const FieldGrid = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: spacing(4),
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));

/** Country code and phone number side by side and aligned; hence the hint is below the controls. */
export const PhoneRow = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  columnGap: spacing(1.5),
  '& > .MuiFormControl-root': {
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    '& > label + p': { gridRow: 3 },
  },
  // Beside the code there is no room for ten digits.
  [breakpoints.down(22)]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: spacing(1) },
}));

/** A figure and its unit, in the same layout. */
export const UnitRow = styled(PhoneRow)(({ theme: { breakpoints } }) => ({
  [breakpoints.up(20)]: { gridTemplateColumns: 'minmax(0, 1fr) 6.5rem' },
}));

/** A form's buttons, with its status beside them. */
export const FormActions = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(2),
  '& > [role=status]:not(:empty)': { flex: '1 1 18rem' },
  [breakpoints.down('sm')]: { '& > button': { width: '100%', minWidth: 0 } },
}));
