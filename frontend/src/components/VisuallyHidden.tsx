import { styled } from '@mui/material/styles';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(({ theme }) => theme.mixins.visuallyHidden);
