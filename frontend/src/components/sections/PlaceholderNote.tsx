import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Note = styled(Typography)(({ theme: { radius, spacing, vars } }) => ({
  width: 'fit-content',
  maxWidth: '100%',
  padding: spacing(0.5, 1.5),
  border: `1px dashed ${vars.palette.outline}`,
  borderRadius: radius.s,
  background: vars.palette.background.paper,
  fontWeight: 600,
}));

/** Marks the content below as filler of the page template, so that nobody takes it for a fact. */
export function PlaceholderNote({ text }: { text: string }) {
  return (
    <Note variant="body2" color="textSecondary">
      {text}
    </Note>
  );
}
