import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';

const Disc = styled(Avatar, { shouldForwardProp: (prop) => prop !== 'large' })<{ large: boolean }>(
  ({ theme: { vars } }) => ({
    width: '5.5rem',
    height: '5.5rem',
    background: `linear-gradient(150deg, ${vars.palette.band.light}, ${vars.palette.band.deep})`,
    color: vars.palette.band.text,
    fontSize: '1.75rem',
    variants: [
      {
        props: { large: true },
        style: { width: 'min(8rem, 50vw)', height: 'min(8rem, 50vw)', fontSize: '2.5rem' },
      },
    ],
  }),
);

/** Replaces the portrait of a person who is named beside it. */
export function Monogram({ letters, large = false }: { letters: string; large?: boolean }) {
  return (
    <Disc large={large} aria-hidden="true">
      {letters}
    </Disc>
  );
}
