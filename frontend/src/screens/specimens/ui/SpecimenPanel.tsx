import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ProductCard } from '../../../components/ProductCard';
import { FiguresInText } from '../../../components/Ranges';
import { SpecTable } from '../../../components/SpecTable';
import { TitledSection } from '../../../components/TitledSection';
import type { SpecimenData } from '../../../content/screen-content';
import type { SpecimenTexts } from '../../../content/specimens';
import { LoadForm } from '../../../features/finder/LoadForm';
import { SpecimenDrawings } from './SpecimenDrawings';

/** Columns get wider as rows are parsed: the table, the `div` after the products, is hidden until it is complete. */
const Parts = styled(Stack)({ '& > section + div:not(:has(+ *))': { visibility: 'hidden' } });

/** Cards with the reason below each; the reasons of cards in one row align. */
const Recommended = styled('ul')(({ theme: { radius, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: spacing(3, 2),
  marginTop: spacing(2),
  '& > li': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: ['1fr auto', 'subgrid'],
    gap: spacing(1.5),
  },
  '& > li > p': {
    padding: spacing(2),
    borderLeft: `3px solid ${vars.palette.accent.main}`,
    borderRadius: `0 ${radius.s} ${radius.s} 0`,
    background: vars.palette.background.soft,
    fontSize: typography.body2.fontSize,
    lineHeight: 1.5,
  },
  '& > li > p > strong': { display: 'block', marginBottom: spacing(0.5), color: vars.palette.text.heading },
}));

/** The `sizes` of the cards' pictures: the grid fills its row, and is beside the tabs from 992 px on. */
const sizesOf = (cards: number) =>
  cards > 2
    ? '(min-width: 1200px) min(17.5rem, 21.5vw), (min-width: 992px) calc(47vw - 11rem), (min-width: 861px) 30vw, (min-width: 573px) 45vw, 90vw'
    : '(min-width: 992px) min(27rem, 47vw - 11rem), (min-width: 573px) 45vw, 90vw';

/** A tab's panel: the specimen, recommended products, its table, the comparison of coolers for a load, and its size. */
export function SpecimenPanel({ specimen, texts }: { specimen: SpecimenData; texts: SpecimenTexts }) {
  const { id, name, intro, table, recommended } = specimen;
  return (
    <Parts spacing={4}>
      <div>
        <Typography variant="h2">{name}</Typography>
        <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '46rem', mt: 1.5 }}>
          <FiguresInText text={intro} />
        </Typography>
      </div>
      <TitledSection headingId={`${id}-recommended`} title={texts.recommendedTitle} variant="h3">
        <Recommended>
          {recommended.map(({ card, reason }) => (
            <li key={card.id}>
              <ProductCard card={card} heading="h4" sizes={sizesOf(recommended.length)} />
              <p>
                <strong>{texts.reasonLabel}</strong>
                <FiguresInText text={reason} />
              </p>
            </li>
          ))}
        </Recommended>
      </TitledSection>
      <SpecTable table={table} />
      <LoadForm specimen={id} name={name} />
      <SpecimenDrawings specimen={specimen} texts={texts.drawing} />
    </Parts>
  );
}
