import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ScreenContent } from '../../content/screen-content';
import { TileGrid } from './TileGrid';

const Point = styled('li')(({ theme: { spacing, vars } }) => ({
  paddingTop: spacing(2),
  borderTop: `3px solid ${vars.palette.text.link}`,
  '& p': { marginTop: spacing(1) },
}));

/** Points side by side, each under a line. */
export function Points({ items }: { items: ScreenContent['home']['whyChooseUs']['features'] }) {
  return (
    <TileGrid rowsOf={4} gap={3}>
      {items.map(({ id, title, text }) => (
        <Point key={id}>
          <Typography variant="h3">{title}</Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Point>
      ))}
    </TileGrid>
  );
}
