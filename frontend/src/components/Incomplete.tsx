import { shell } from 'virtual:shell';
import { styled } from '@mui/material/styles';
import { SiteLink } from '../../../components/SiteLink';
import { notices } from '../../../content/notices';
import { INCOMPLETE_ATTRIBUTE, LATE_ATTRIBUTE } from '../../../lib/startup/incomplete';

/** Prerendered, because it is for missing scripts; for the same reason it does without MUI's Alert. */
const WhenIncomplete = styled('p')(({ theme: { mixins, radius, spacing, vars } }) => ({
  // Stays visible beside the submit button, which does not work then.
  ...mixins.staysInView,
  zIndex: 1,
  padding: spacing(2, 3),
  border: `1px solid ${vars.palette.error.main}`,
  borderRadius: radius.s,
  background: vars.palette.background.paper,
  [`html:not([${INCOMPLETE_ATTRIBUTE}], [${LATE_ATTRIBUTE}]) &`]: { display: 'none' },
}));

export function PhoneAndEmail() {
  const { phone, phoneHref, email, emailHref } = shell.site;
  return (
    <>
      <SiteLink href={phoneHref}>{phone}</SiteLink> · <SiteLink href={emailHref}>{email}</SiteLink>
    </>
  );
}

/**
 * Shown where code fails to load or is late: the form cannot be sent, and how else to reach the company. A form removes it
 * once it is hydrated, as the code that is missing may be another part's.
 */
export function FormIncomplete() {
  return (
    <WhenIncomplete role="alert">
      {notices.formIncomplete} <PhoneAndEmail />
    </WhenIncomplete>
  );
}
