import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { PlainLink } from './SiteLink';

/** A link that is an icon alone; `aria-label` says where it leads. */
export function IconLink(props: IconButtonProps<'a'> & { href: string; 'aria-label': string }) {
  return <MuiIconButton {...props} component={PlainLink} />;
}
