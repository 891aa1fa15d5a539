import { styled } from '@mui/material/styles';
import type { Mark } from '../../../content/pictures/marks';

const List = styled('ul')(({ theme, theme: { breakpoints, spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(2),
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: spacing(3) },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(2),
    [breakpoints.down('sm')]: { gap: spacing(1) },
    // Enlarged text goes below the mark.
    [breakpoints.down(20)]: { flexWrap: 'wrap' },
    fontSize: typography.body2.fontSize,
    fontWeight: 600,
    lineHeight: 1.35,
  },
  '& img': {
    flex: 'none',
    width: '2rem',
    height: '2rem',
    [breakpoints.up('md')]: { width: '3rem', height: '3rem' },
    // The marks are navy: inverts their brightness and keeps their hue.
    ...theme.applyStyles('dark', { filter: 'invert(1) hue-rotate(180deg)' }),
  },
}));

export function MarkList({ marks }: { marks: readonly Mark[] }) {
  return (
    <List>
      {marks.map(({ id, src, role, width, height }) => (
        <li key={id}>
          <img src={src} alt="" width={width} height={height} loading="lazy" />
          {role}
        </li>
      ))}
    </List>
  );
}
