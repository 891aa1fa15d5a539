import { shell } from 'virtual:shell';
import Alert from '@mui/material/Alert';
import { SiteLink } from '../../components/SiteLink';
import { inquiryTexts } from '../../content/inquiry';

/** For those whose browser runs no script: the form cannot be sent, so it says how else to reach the company. */
export function WithoutScript() {
  const { phone, phoneHref, email, emailHref } = shell.site;
  return (
    <noscript>
      <Alert role="note" severity="info" icon={false}>
        {inquiryTexts.withoutScript} <SiteLink href={phoneHref}>{phone}</SiteLink> ·{' '}
        <SiteLink href={emailHref}>{email}</SiteLink>
      </Alert>
    </noscript>
  );
}
