import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SpecimenData } from '../../../content/screen-content';
import type { SpecimenTexts } from '../../../content/specimen-texts';
import { type DrawingData, SpecimenDrawing } from './SpecimenDrawing';

const Row = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: spacing(2),
  marginBlock: spacing(2, 1.5),
}));

const Note = styled(Typography)({ maxWidth: '46rem' });

/**
 * What can be drawn of a specimen: each unit that has measures, against the first recommended product
 * that has an interior, in every reading of it; without one, the unit alone.
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

/** The drawings of a tab with what holds for all of them; nothing where no measures are given. */
export function SpecimenDrawings({ specimen, texts }: { specimen: SpecimenData; texts: SpecimenTexts['drawing'] }) {
  const drawings = drawingsOf(specimen);
  if (drawings.length === 0) return null;
  const alone = drawings.every(({ interior }) => !interior);
  return (
    <section aria-labelledby={`${specimen.id}-drawing`}>
      <Typography variant="h3" id={`${specimen.id}-drawing`}>
        {texts.title}
      </Typography>
      <Row>
        {drawings.map((drawing) => (
          <SpecimenDrawing
            key={`${drawing.unit.name} ${drawing.interior?.size.size.join(' ')}`}
            drawing={drawing}
            texts={texts}
          />
        ))}
      </Row>
      <Note variant="body2" color="textSecondary">
        {alone ? texts.alone : texts.note}
      </Note>
    </section>
  );
}
