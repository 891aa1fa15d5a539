import { styled } from '@mui/material/styles';

/** Words that are read out and not seen. */
export const VisuallyHidden = styled('span')(({ theme }) => theme.mixins.visuallyHidden);
