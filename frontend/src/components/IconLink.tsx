import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { PlainLink } from './SiteLink';

/** A link that shows only an icon; `aria-label` names its target. */
export function IconLink(props: IconButtonProps<'a'> & { href: string; 'aria-label': string }) {
  return <MuiIconButton {...props} component={PlainLink} />;
}
