import Typography from '@mui/material/Typography';
import { Section } from '../../components/Layout';
import { TileGrid } from '../../components/sections/TileGrid';
import type { ScreenContent } from '../../content/screen-content';
import { AccentCard } from './ui/AccentCard';

/** Widely Trusted By: the four groups. */
export function TrustedBy({ title, groups }: ScreenContent['about']['trustedBy']) {
  return (
    <Section id="trusted-by" title={title} tone="soft">
      <TileGrid rowsOf={4}>
        {groups.map(({ id, name, text }) => (
          <AccentCard key={id} component="li">
            <Typography variant="h3">{name}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </AccentCard>
        ))}
      </TileGrid>
    </Section>
  );
}
