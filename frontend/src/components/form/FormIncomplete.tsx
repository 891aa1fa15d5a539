import { shell } from 'virtual:shell';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { notices } from '../../content/notices';
import { INCOMPLETE_ATTRIBUTE } from '../../lib/incomplete';
import { SiteLink } from '../SiteLink';

/** In the HTML from the start, as no script may be there to write it. */
const WhenIncomplete = styled(Alert)({
  [`html:not([${INCOMPLETE_ATTRIBUTE}]) &`]: { display: 'none' },
});

/** Where a form's code cannot be had: that it cannot be sent, and how else to reach the company. */
export function FormIncomplete() {
  const { phone, phoneHref, email, emailHref } = shell.site;
  return (
    <WhenIncomplete severity="warning" icon={false}>
      {notices.formIncomplete} <SiteLink href={phoneHref}>{phone}</SiteLink> ·{' '}
      <SiteLink href={emailHref}>{email}</SiteLink>
    </WhenIncomplete>
  );
}
