import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

export const FillerBox = styled(Paper)(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  alignContent: 'start',
  padding: spacing(3),
  borderStyle: 'dashed',
  borderColor: vars.palette.outline,
  background: 'none',
  color: vars.palette.text.secondary,
}));
