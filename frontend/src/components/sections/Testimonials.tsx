import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Testimonials as TestimonialsData } from '../../content/testimonials';
import { TileGrid } from './TileGrid';

/** Uses the grid's rows (`subgrid`), so that the names in a row of cards align. */
const Quoted = styled(Card)(({ theme: { breakpoints, spacing } }) => ({
  padding: spacing(3),
  '&, & figure': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: spacing(3) },
  '& blockquote': { fontSize: '1.0625rem' },
  '& figcaption': { display: 'flex', alignItems: 'start', gap: spacing(1.5) },
  // Enlarged text goes below the monogram.
  [breakpoints.down(20)]: { '& figcaption': { flexWrap: 'wrap' } },
})) as typeof Card;

/** Testimonial cards: monogram, first name and text, and below them a note that they are samples. */
export function Testimonials({ testimonials }: { testimonials: TestimonialsData }) {
  return (
    <>
      <TileGrid rowsOf={3}>
        {testimonials.items.map(({ author, monogram, role, text }) => (
          <Quoted component="li" key={author}>
            <figure>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <Avatar aria-hidden="true">{monogram}</Avatar>
                <div>
                  <strong>{author}</strong>
                  <Typography variant="body2" color="textSecondary">
                    {role}
                  </Typography>
                </div>
              </figcaption>
            </figure>
          </Quoted>
        ))}
      </TileGrid>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {testimonials.note}
      </Typography>
    </>
  );
}
