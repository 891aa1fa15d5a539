import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';

const Disc = styled(Avatar, { shouldForwardProp: (prop) => prop !== 'large' })<{ large: boolean }>(
  ({ theme: { vars }, large }) => ({
    width: large ? 'min(8rem, 50vw)' : '5.5rem',
    height: large ? 'min(8rem, 50vw)' : '5.5rem',
    background: `linear-gradient(150deg, ${vars.palette.band.light}, ${vars.palette.band.deep})`,
    color: vars.palette.band.text,
    fontSize: large ? '2.5rem' : '1.75rem',
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
