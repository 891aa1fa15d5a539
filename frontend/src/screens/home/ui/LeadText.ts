import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** Paragraphs in large type, and what they lead to. */
export const LeadText = styled(Stack)(({ theme: { spacing } }) => ({
  alignItems: 'flex-start',
  '& p': { maxWidth: '44rem' },
  '& p + :not(p)': { marginTop: spacing(1) },
}));
