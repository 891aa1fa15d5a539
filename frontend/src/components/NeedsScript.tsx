import { styled } from '@mui/material/styles';

/** Hides its content where scripts do not run. */
export const NeedsScript = styled('div')(({ theme }) => theme.mixins.needsScript);
