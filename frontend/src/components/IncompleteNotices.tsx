import { shell } from 'virtual:shell';
import { styled } from '@mui/material/styles';
import { notices } from '../content/notices';
import { INCOMPLETE_ATTRIBUTE, LATE_ATTRIBUTE } from '../lib/startup/incomplete';
import { lowWindow } from '../theme/tokens';
import { SiteLink } from './SiteLink';

/** Prerendered and without MUI's Alert, as it is for the case that scripts are missing. */
const Notice = styled('p')(({ theme: { mixins, radius, spacing, vars } }) => ({
  // Stays visible beside what does not work then.
  ...mixins.staysInView,
  // Above what is positioned in the page.
  zIndex: 2,
  padding: spacing(2, 3),
  border: `1px solid ${vars.palette.error.main}`,
  borderRadius: radius.s,
  background: vars.palette.background.paper,
}));

const WhenIncomplete = styled(Notice)({
  [`html:not([${INCOMPLETE_ATTRIBUTE}], [${LATE_ATTRIBUTE}]) &`]: { display: 'none' },
});

const OnPage = styled(Notice)(({ theme: { space, spacing } }) => ({
  width: `calc(100% - 2 * ${space.gutter})`,
  maxWidth: '44rem',
  margin: `${spacing(2)} auto`,
  [`html[${LATE_ATTRIBUTE}] &`]: { display: 'block' },
  // The header is not sticky there.
  [lowWindow]: { position: 'sticky', top: 0 },
}));

export function PhoneAndEmail() {
  const { phone, phoneHref, email, emailHref } = shell.site;
  return (
    <>
      <SiteLink href={phoneHref}>{phone}</SiteLink> · <SiteLink href={emailHref}>{email}</SiteLink>
    </>
  );
}

const alertIn = (Part: typeof Notice, text: string, hidden = false) => (
  <Part role="alert" hidden={hidden}>
    {text} <PhoneAndEmail />
  </Part>
);

/**
 * Shown where code fails to load or is late: `children` says what does not work, then how else to reach the company. A
 * hydrated part removes it, as the missing code may be another part's.
 */
export const IncompleteNotice = ({ children }: { children: string }) => alertIn(WhenIncomplete, children);

/** Shown where the visitor asks what the page cannot answer, as the app or a part of it is missing or late. */
export const UnansweredNotice = () => alertIn(OnPage, notices.pageIncomplete, true);

/** In the place of a part of the page that cannot be loaded. */
export const MissingNotice = () => alertIn(Notice, notices.pageIncomplete);
