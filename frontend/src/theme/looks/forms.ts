import type { Components, Theme } from '@mui/material/styles';

/** Fields, choices and what is said about them. */
export const forms: Components<Theme> = {};
