/** What a form is laid out by. */
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';

/** A form on a card of its own, in a dialog, or as narrow as a text. */
type FormLook = 'card' | 'dialog' | 'narrow';

const Frame = styled('form', { shouldForwardProp: (prop) => prop !== 'look' })<{ look: FormLook }>(
  ({ theme: { radius, shadow, spacing, vars } }) => ({
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
      // Between title and actions, which stay, the content scrolls.
      { props: { look: 'dialog' }, style: { display: 'flex', flexDirection: 'column', gap: 0, minHeight: 0, flex: 1 } },
      { props: { look: 'narrow' }, style: { maxWidth: '40rem' } },
    ],
  }),
);

/**
 * A form that a script alone can submit. By its method, a browser on its own does nothing: before the page is hydrated,
 * or where it never will be, what was entered would else stand in the address.
 */
export function FormFrame(props: Omit<ComponentProps<'form'>, 'method'> & { readonly look: FormLook }) {
  return <Frame {...props} method="dialog" noValidate />;
}

const Intro = styled(Typography)({ maxWidth: '60ch' });

/** What a form is for, above its fields. */
export function FormIntro({ children }: { readonly children: ReactNode }) {
  return <Intro color="textSecondary">{children}</Intro>;
}

/** Fields in two columns where they fit. */
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

/** A place in the grid of fields; a wide one goes across. */
export function FieldCell({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) {
  return <div data-wide={wide || undefined}>{children}</div>;
}

/**
 * Country code and phone number, side by side: labels on one line, controls on the next; the hint goes below them, where
 * it moves neither.
 */
export const PhoneRow = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gridTemplateRows: 'repeat(4, auto)',
  columnGap: spacing(1.5),
  '& > .MuiFormControl-root': {
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    gap: spacing(1),
    '& > label + p': { gridRow: 3 },
  },
  [breakpoints.down(20)]: { gridTemplate: 'none / minmax(0, 1fr)', rowGap: spacing(1) },
}));

/** A figure and its unit, side by side in the same way. */
export const UnitRow = styled(PhoneRow)(({ theme: { breakpoints } }) => ({
  [breakpoints.up(20)]: { gridTemplateColumns: 'minmax(0, 1fr) 6.5rem' },
}));

/** A form's buttons, and beside them what became of it. */
export const FormActions = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(2),
  '& > [role=status]:not(:empty)': { flex: '1 1 18rem' },
  [breakpoints.down('sm')]: { '& > button': { width: '100%', minWidth: 0 } },
}));
