import { shell } from 'virtual:shell';
import { styled } from '@mui/material/styles';
import { SiteLink } from '../../../components/SiteLink';
import { notices } from '../../../content/notices';
import { INCOMPLETE_ATTRIBUTE } from '../../../lib/startup/incomplete';

/** In the HTML from the start, as no script may be there to write it; lighter than MUI's Alert, as it stands for missing code. */
const WhenIncomplete = styled('p')(({ theme: { mixins, radius, spacing, vars } }) => ({
  // Beside the button as well, which does nothing then.
  ...mixins.staysInView,
  zIndex: 1,
  padding: spacing(2, 3),
  border: `1px solid ${vars.palette.error.main}`,
  borderRadius: radius.s,
  background: vars.palette.background.paper,
  [`html:not([${INCOMPLETE_ATTRIBUTE}]) &`]: { display: 'none' },
}));

/** Where a form's code cannot be had: that it cannot be sent, and how else to reach the company. */
export function FormIncomplete() {
  const { phone, phoneHref, email, emailHref } = shell.site;
  return (
    <WhenIncomplete role="alert">
      {notices.formIncomplete} <SiteLink href={phoneHref}>{phone}</SiteLink> ·{' '}
      <SiteLink href={emailHref}>{email}</SiteLink>
    </WhenIncomplete>
  );
}
