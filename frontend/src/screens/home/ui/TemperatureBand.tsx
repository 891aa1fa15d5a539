import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SiteLink } from '../../../components/SiteLink';
import type { TemperatureBandData } from '../../../content/temperature-bands';

export const TemperatureBand = styled(Card)(({ theme: { breakpoints, shadow, spacing, vars } }) => ({
  '--mark': vars.palette.label.white,
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: spacing(2),
  padding: spacing(3),
  [breakpoints.down(20)]: { padding: spacing(2) },
  boxShadow: shadow.low,
  '&[data-band="blue"]': { '--mark': vars.palette.label.blue },
  '&[data-band="orange"]': { '--mark': vars.palette.label.orange },
  // Of no label's color.
  '&[data-band="frozen"]': { '--mark': vars.palette.text.secondary },
})) as typeof Card;

/** Name and temperature beside the label color, which has a border so that white is visible on white. */
export const BandName = styled('h3')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  position: 'relative',
  display: 'grid',
  gap: spacing(0.5),
  paddingLeft: spacing(3),
  fontWeight: 650,
  lineHeight: 1.3,
  color: vars.palette.text.secondary,
  '& > span': {
    color: 'var(--heading)',
    fontSize: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: '0.625rem',
    border: `1.5px solid color-mix(in srgb, var(--mark) 70%, ${vars.palette.text.heading})`,
    borderRadius: 4,
    background: 'var(--mark)',
    // The color is the information.
    forcedColorAdjust: 'none',
  },
}));

const Linked = styled('div')({
  '& p': { fontWeight: 650 },
  '& a': { display: 'inline-block', paddingBlock: '0.2rem' },
});

/** At the lower edge of every band, on one line where they are side by side. */
export const BandFinder = styled(SiteLink)({ alignSelf: 'end', justifySelf: 'start', fontWeight: 650 });

export function BandLinks({ title, links }: { title: string; links: TemperatureBandData['products'] }) {
  return (
    <Linked>
      <Typography variant="caption" color="textSecondary">
        {title}
      </Typography>
      <ul>
        {links.map(({ label, href, caveat }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>{' '}
            {caveat && (
              <Typography component="span" variant="caption" color="textSecondary">
                {caveat}
              </Typography>
            )}
          </li>
        ))}
      </ul>
    </Linked>
  );
}
