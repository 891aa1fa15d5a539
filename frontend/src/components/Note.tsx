import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FiguresInText } from './Ranges';

const Small = styled(Typography)(({ theme: { spacing } }) => ({ maxWidth: '46rem', marginTop: spacing(1.5) }));

/** A sentence under a table or a gallery. */
export function Note({ text }: { text: string }) {
  return (
    <Small variant="body2" color="textSecondary">
      <FiguresInText text={text} />
    </Small>
  );
}
