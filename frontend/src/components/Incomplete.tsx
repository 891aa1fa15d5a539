import { shell } from 'virtual:shell';
import { styled } from '@mui/material/styles';
import { INCOMPLETE_ATTRIBUTE, LATE_ATTRIBUTE } from '../lib/startup/incomplete';
import { SiteLink } from './SiteLink';

/** Prerendered, because it is for missing scripts; for the same reason it does without MUI's Alert. */
const WhenIncomplete = styled('p')(({ theme: { mixins, radius, spacing, vars } }) => ({
  // Stays visible beside what does not work then.
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
 * Shown where code fails to load or is late: what does not work, which is `children`, and how else to reach the company. A
 * part removes it once it is hydrated, as the code that is missing may be another part's.
 */
export function Incomplete({ children }: { children: string }) {
  return (
    <WhenIncomplete role="alert">
      {children} <PhoneAndEmail />
    </WhenIncomplete>
  );
}
