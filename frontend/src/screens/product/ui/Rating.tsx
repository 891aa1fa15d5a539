import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

const Row = styled('p')(({ theme: { spacing, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  fontSize: typography.body2.fontSize,
  fontWeight: 650,
}));

const Stars = styled('span')(({ theme: { spacing, vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(0.5),
  color: vars.palette.text.warm,
  fontVariantNumeric: 'tabular-nums',
}));

/** The Featured tag with the fixed rating display of product pages (section 2, "common pattern"). */
export function FeaturedRating({ rating }: { rating: number }) {
  return (
    <Row>
      <Chip component="span" variant="filled" color="primary" label="Featured" />
      <Stars>
        <Icon name="star" size={18} />
        <VisuallyHidden>Rating </VisuallyHidden>
        {rating}
      </Stars>
    </Row>
  );
}
