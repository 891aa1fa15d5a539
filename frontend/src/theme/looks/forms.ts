import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { color } from '../tokens';

/** A label or legend, above its control. Its color is the same when the control is focused or invalid. */
const label = ({ theme: { spacing, vars } }: { theme: Theme }): CSSObject => ({
  '&, &.Mui-focused, &.Mui-error': { color: vars.palette.text.primary },
  fontWeight: 650,
  lineHeight: 1.35,
  // The gap of a fieldset does not apply to its legend.
  'legend&': { marginBottom: spacing(1) },
});

/** A checkbox or a radio button. */
const choice = ({ vars }: Theme): CSSObject => ({
  // Where `:has()` cannot show the focus of the transparent control.
  '@supports not selector(:has(*))': { '&:focus-within': { outline: `3px solid ${vars.palette.focus}` } },
  padding: '0.7rem',
  '&, &.Mui-checked': { color: vars.palette.outline },
  '&:has(:checked)': { color: vars.palette.primary.main },
});

/** Form fields and alerts. States use `:checked`, `:hover` and `:focus-visible`, so that they work before hydration. */
export const forms: Components<Theme> = {
  MuiFormControl: { styleOverrides: { root: ({ theme: { spacing } }) => ({ display: 'flex', gap: spacing(1) }) } },
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
          // Empty alternative text: screen readers announce the control itself as invalid.
          content: ['"!"', '"!" / ""'],
          lineHeight: 1.25,
          textAlign: 'center',
        },
      }),
    },
  },
  MuiInputBase: {
    // MUI's global keyframes detect autofill for floating labels, which the site does not have.
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
        // Keeps a focused control clear of the sticky header.
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
      root: ({ theme, theme: { vars } }) => ({
        ...choice(theme),
        marginLeft: '-0.7rem',
        '&:has(:focus-visible)': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: -4 },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...choice(theme),
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
        '&:has(h2)': { paddingBlock: spacing(1.5), '& p': { marginBlock: spacing(0.5, 2) } },
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
            props: { variant: 'standard', severity: 'warning' },
            style: { background: vars.palette.background.tint, color: vars.palette.text.warm },
          },
          {
            props: { variant: 'standard', severity: 'error' },
            style: { background: vars.palette.error.soft, color: vars.palette.error.main },
          },
          {
            props: { variant: 'filled' },
            style: { border: 0, outline: '1px solid transparent', boxShadow: shadow.high, color: color.white },
          },
          // White text on green and red in both schemes.
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
