import { styled } from '@mui/material/styles';
import type { Mark } from '../../../content/pictures/marks';

const List = styled('ul')(({ theme, theme: { breakpoints, radius, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(1),
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: spacing(2) },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(2),
    padding: spacing(1.5, 2),
    // Enlarged text goes below the mark.
    [breakpoints.down(20)]: { flexWrap: 'wrap' },
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: radius.m,
    background: vars.palette.background.paper,
    fontSize: typography.body2.fontSize,
    fontWeight: 600,
    lineHeight: 1.35,
  },
  '& img': {
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
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
