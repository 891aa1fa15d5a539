import Typography from '@mui/material/Typography';
import { FiguresInText } from './Ranges';

/** A sentence under a table or a gallery. */
export function Note({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '38rem', mt: 1.5 }}>
      <FiguresInText text={text} />
    </Typography>
  );
}
