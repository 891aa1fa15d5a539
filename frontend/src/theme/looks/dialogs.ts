import type { Components, Theme } from '@mui/material/styles';

/** Dialogs and the toasts' surroundings. */
export const dialogs: Components<Theme> = {
  MuiDialog: { styleOverrides: { paper: ({ theme: { radius } }) => ({ borderRadius: radius.m }) } },
};
