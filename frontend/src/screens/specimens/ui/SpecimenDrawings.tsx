import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TitledSection } from '../../../components/TitledSection';
import type { SpecimenData } from '../../../content/screen-content';
import type { SpecimenTexts } from '../../../content/specimens';
import { type DrawingData, SpecimenDrawing } from './SpecimenDrawing';

const Row = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: spacing(2),
  marginBlock: spacing(2, 1.5),
}));

/**
 * A specimen's drawings: each unit with known measures inside the first recommended product with a published interior, one
 * drawing for each reading of it; without such a product, the unit alone.
 */
function drawingsOf({ units, recommended }: SpecimenData): readonly DrawingData[] {
  const product = recommended.find(({ interior }) => interior.length > 0);
  return units.flatMap(({ name, size }): readonly DrawingData[] => {
    if (!size) return [];
    const unit = { name, size };
    if (!product) return [{ unit }];
    return product.interior.map(({ value, source }) => ({
      unit,
      interior: { product: product.card.title, size: value, ...(source !== undefined && { source }) },
    }));
  });
}

/** The drawings of a specimen with a note on all of them; nothing without known measures. */
export function SpecimenDrawings({ specimen, texts }: { specimen: SpecimenData; texts: SpecimenTexts['drawing'] }) {
  const drawings = drawingsOf(specimen);
  if (drawings.length === 0) return null;
  const alone = drawings.every(({ interior }) => !interior);
  return (
    <TitledSection headingId={`${specimen.id}-drawing`} title={texts.title} variant="h3">
      <Row>
        {drawings.map((drawing) => (
          <SpecimenDrawing
            key={`${drawing.unit.name} ${drawing.interior?.size.size.join(' ')}`}
            drawing={drawing}
            texts={texts}
          />
        ))}
      </Row>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '46rem' }}>
        {alone ? texts.alone : texts.note}
      </Typography>
    </TitledSection>
  );
}
