import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { labelBands } from '../../../content/facts/labels';
import type { LabelColor } from '../../../content/types';
import { formatQuantity } from '../../../domain/quantities';

const names: Readonly<Record<LabelColor, string>> = {
  white: 'White label',
  blue: 'Blue label',
  orange: 'Orange label',
};

const Dot = styled('span', { shouldForwardProp: (prop) => prop !== 'of' })<{ of: LabelColor }>(
  ({ theme: { vars }, of }) => ({
    flex: 'none',
    width: '0.85rem',
    height: '0.85rem',
    border: `1.5px solid ${vars.palette.outline}`,
    borderRadius: '50%',
    background: vars.palette.label[of],
    // The color is the information.
    forcedColorAdjust: 'none',
  }),
);

/** A product's label colors (section 3), with their names and temperatures. */
export function LabelDots({ labels }: { labels: readonly LabelColor[] }) {
  if (labels.length === 0) return null;
  return (
    <Stack component="ul" direction="row" spacing={1} sx={{ flexWrap: 'wrap' }} aria-label="Label colors">
      {labels.map((label) => (
        <Chip
          key={label}
          component="li"
          icon={<Dot of={label} />}
          label={`${names[label]}, ${formatQuantity(labelBands[label])}`}
        />
      ))}
    </Stack>
  );
}
