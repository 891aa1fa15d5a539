import { styled } from '@mui/material/styles';

export const VisuallyHidden = styled('span')(({ theme }) => theme.mixins.visuallyHidden);
