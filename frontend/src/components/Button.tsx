import MuiButton, { type ButtonProps } from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { PlainLink } from './SiteLink';

/** A link that looks like a button. */
export function ButtonLink(props: ButtonProps<'a'> & { href: string }) {
  return <MuiButton {...props} component={PlainLink} />;
}

/**
 * A button for what only a script can do; a click before hydration is replayed after it (app/startup). A label that changes is
 * a `span`: the browser's translation replaces text nodes, and React then cannot change or remove one among others.
 */
export const Button = styled(MuiButton)(({ theme }) => theme.mixins.needsScript);

/** Buttons side by side, one below the other on a phone. */
export const ButtonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  // Without a gap beside it.
  '& > [role=status]:empty': { position: 'absolute' },
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' } },
}));

/** A link that shows only an icon; `aria-label` names its target. */
export function IconLink(props: IconButtonProps<'a'> & { href: string; 'aria-label': string }) {
  return <IconButton {...props} component={PlainLink} />;
}
