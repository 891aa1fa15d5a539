import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Rows = styled('ol')(({ theme: { breakpoints, spacing, vars } }) => ({
  counterReset: 'row',
  paddingBlock: spacing(3, 6),
  '& > li': {
    counterIncrement: 'row',
    display: 'grid',
    gap: spacing(3, 6),
    paddingBlock: spacing(6),
    [breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1.2fr' },
  },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
}));

const Head = styled('div')(({ theme: { spacing, vars } }) => ({
  position: 'relative',
  display: 'grid',
  gap: spacing(1.5),
  alignContent: 'start',
  paddingLeft: '4rem',
  '&::before': {
    content: 'counter(row)',
    position: 'absolute',
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    background: vars.palette.background.tint,
    color: vars.palette.text.heading,
    fontWeight: 700,
  },
}));

interface Props {
  rows: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly details: ReactNode;
  }[];
}

/** Numbered rows: title and summary, and the details beside them. */
export function NumberedRows({ rows }: Props) {
  return (
    <Rows>
      {rows.map(({ id, title, summary, details }) => (
        <li key={id} id={id}>
          <Head>
            <Typography variant="h2">{title}</Typography>
            <Typography variant="lead" color="textSecondary">
              {summary}
            </Typography>
          </Head>
          {details}
        </li>
      ))}
    </Rows>
  );
}
