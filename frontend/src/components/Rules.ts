import { styled } from '@mui/material/styles';

/** A bulleted list in small type. */
export const Rules = styled('ul')(({ theme: { spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(0.75),
  paddingLeft: '1.1rem',
  fontSize: typography.body2.fontSize,
  lineHeight: 1.5,
  '& > li': { listStyle: 'disc', display: 'list-item' },
}));
