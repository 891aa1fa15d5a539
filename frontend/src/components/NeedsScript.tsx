import { styled } from '@mui/material/styles';

/** Holds what only a script can do: it is not offered without one. */
export const NeedsScript = styled('div')(({ theme }) => theme.mixins.needsScript);
