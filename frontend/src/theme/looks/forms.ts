import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { color } from '../tokens';

/** A label or a legend, above its control. It stays as it is when the control is focused or at fault. */
const label = ({ theme: { spacing, vars } }: { theme: Theme }): CSSObject => ({
  '&, &.Mui-focused, &.Mui-error': { color: vars.palette.text.primary },
  fontWeight: 650,
  lineHeight: 1.35,
  // To the gap of its fieldset a legend does not belong.
  'legend&': { marginBottom: spacing(1) },
});

/** Fields, choices and what is said about them. What a visitor does shows before the page is hydrated, too. */
export const forms: Components<Theme> = {
  MuiFormControl: {
    styleOverrides: { root: ({ theme: { spacing } }) => ({ display: 'flex', gap: spacing(1) }) },
  },
  MuiFormLabel: {
    styleOverrides: { root: label, asterisk: ({ theme: { vars } }) => ({ color: vars.palette.error.main }) },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { spacing, typography, vars } }) => ({
        margin: 0,
        fontSize: typography.body2.fontSize,
        lineHeight: 1.45,
        '&.Mui-error': { display: 'flex', gap: spacing(1), fontWeight: 600 },
        '&.Mui-error::before': {
          flex: 'none',
          width: '1.25em',
          height: '1.25em',
          marginTop: '0.1em',
          borderRadius: '50%',
          background: vars.palette.error.main,
          color: vars.palette.error.contrastText,
          // Not read out: screen readers say "invalid" from the control itself.
          content: '"!" / ""',
          lineHeight: 1.25,
          textAlign: 'center',
        },
      }),
    },
  },
  MuiInputBase: {
    // Its styles for autofill only tell whether a label is to move out of the way.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme: { radius, spacing, vars } }) => ({
        padding: 0,
        border: `1px solid ${vars.palette.outline}`,
        borderRadius: radius.s,
        background: vars.palette.background.paper,
        lineHeight: 1.5,
        '&:hover': { borderColor: vars.palette.primary.main },
        '&.Mui-error': {
          borderColor: vars.palette.error.main,
          boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
        },
        '&:focus-within': { borderColor: vars.palette.focus, outline: `2px solid ${vars.palette.focus}` },
        '&:has([type=file])': { borderStyle: 'dashed', background: vars.palette.background.soft },
        '& ::file-selector-button': {
          minHeight: '2.25rem',
          marginRight: spacing(2),
          padding: spacing(0, 2),
          border: `1px solid ${vars.palette.primary.main}`,
          borderRadius: radius.pill,
          background: vars.palette.background.paper,
          color: vars.palette.primary.main,
          font: 'inherit',
          fontWeight: 650,
          cursor: 'pointer',
        },
      }),
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: '3.125rem',
        padding: '0.75rem 0.875rem',
        borderRadius: 'inherit',
        // Reached by a link or by the keyboard, a control stays clear of the sticky header.
        scrollMarginBlock: '9rem 3rem',
        '&[type=file]': { padding: '0.4rem 0.875rem', cursor: 'pointer' },
        'textarea&': { padding: '0.75rem 0.875rem', resize: 'vertical' },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&&': { paddingRight: '2.5rem' } },
      icon: { top: 'calc(50% - 0.5rem)', right: '0.875rem', width: '1rem', height: '1rem', color: 'inherit' },
    },
  },
  MuiFormGroup: { styleOverrides: { root: ({ theme: { spacing } }) => ({ gap: spacing(1, 1.5) }) } },
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme: { radius, spacing, vars } }) => ({
        minWidth: '6.5rem',
        minHeight: '3rem',
        margin: 0,
        paddingRight: spacing(3),
        border: `1px solid ${vars.palette.outline}`,
        borderRadius: radius.s,
        background: vars.palette.background.paper,
        lineHeight: 1.35,
        '&:hover': { borderColor: vars.palette.primary.main },
        '&:has(:checked)': {
          borderColor: vars.palette.primary.main,
          background: vars.palette.background.tint,
          boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
          fontWeight: 600,
        },
        '&:has(:focus-visible)': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 },
      }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        marginLeft: '-0.7rem',
        padding: '0.7rem',
        '&, &.Mui-checked': { color: vars.palette.outline },
        '&:has(:checked)': { color: vars.palette.primary.main },
        '&:has(:focus-visible)': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: -4 },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: '0.7rem',
        '&, &.Mui-checked': { color: vars.palette.outline },
        '&:has(:checked)': { color: vars.palette.primary.main },
        '& input': { scrollMarginBlock: '9rem 3rem' },
        '& input:checked + span > svg:last-of-type': { transform: 'scale(1)' },
        '& input:not(:checked) + span > svg:last-of-type': { transform: 'scale(0)' },
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { radius, shadow, spacing, vars } }) => ({
        alignItems: 'center',
        padding: spacing(0.5, 2),
        border: 0,
        borderLeft: '4px solid currentColor',
        borderRadius: radius.s,
        fontSize: 'inherit',
        fontWeight: 600,
        lineHeight: 1.5,
        variants: [
          {
            props: { variant: 'standard', severity: 'info' },
            style: {
              borderColor: vars.palette.accent.main,
              background: vars.palette.background.tint,
              color: vars.palette.text.primary,
              fontWeight: 400,
            },
          },
          {
            props: { variant: 'standard', severity: 'success' },
            style: { background: vars.palette.success.soft, color: vars.palette.success.main },
          },
          {
            props: { variant: 'standard', severity: 'error' },
            style: { background: vars.palette.error.soft, color: vars.palette.error.main },
          },
          { props: { variant: 'filled' }, style: { border: 0, boxShadow: shadow.high, color: color.white } },
          // Green and red behind white words in either scheme.
          { props: { variant: 'filled', severity: 'success' }, style: { background: color.success } },
          { props: { variant: 'filled', severity: 'error' }, style: { background: color.error } },
        ],
      }),
      icon: { '&&': { color: 'inherit' } },
      message: { overflow: 'visible' },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        margin: 0,
        color: vars.palette.text.primary,
        fontSize: '1.125rem',
        fontWeight: 700,
        lineHeight: 1.35,
      }),
    },
  },
};
