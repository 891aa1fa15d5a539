import { shell } from 'virtual:shell';
import { styled } from '@mui/material/styles';
import { pathTo, SiteLink } from '../../../components/SiteLink';

const LogoLink = styled(SiteLink, { shouldForwardProp: (prop) => prop !== 'onNavy' })<{ onNavy: boolean }>(
  ({ theme: { breakpoints, spacing, vars }, onNavy }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1.5),
    color: onNavy ? 'inherit' : vars.palette.text.heading,
    fontSize: '1.125rem',
    fontWeight: 750,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
    textDecoration: 'none',
    '& svg': {
      flex: 'none',
      borderRadius: 9,
      background: onNavy ? vars.palette.band.contrastText : vars.palette.text.heading,
      color: onNavy ? vars.palette.band.main : vars.palette.background.default,
    },
    '& [data-label="blue"]': { fill: vars.palette.label.blue },
    '& [data-label="orange"]': { fill: vars.palette.label.orange },
    [breakpoints.down('sm')]: { gap: spacing(1), fontSize: 'min(1rem, 5vw)' },
  }),
);

/** The logo, a cooler's lid over its payload, with the name; a link to the home page. */
export function Logo({ onNavy = false }: { onNavy?: boolean }) {
  return (
    <LogoLink onNavy={onNavy} href={pathTo('home')} aria-label={`${shell.site.name}, home`}>
      <svg aria-hidden="true" width="34" height="34" viewBox="0 0 34 34">
        <path d="M9 12.5h16V25a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2z" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M7.5 8.5h19v4h-19z" fill="currentColor" />
        <rect data-label="blue" x="13" y="17" width="8" height="2.4" rx="1.2" />
        <rect data-label="orange" x="13" y="21" width="8" height="2.4" rx="1.2" />
      </svg>
      <span>{shell.site.name}</span>
    </LogoLink>
  );
}
