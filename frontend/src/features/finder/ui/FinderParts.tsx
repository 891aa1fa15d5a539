import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Facts } from '../../../components/Facts';
import { Icon, type IconName } from '../../../components/Icon';
import { FiguresInText } from '../../../components/Ranges';
import { TitledSection } from '../../../components/TitledSection';
import { hiddenWhileUnread } from '../../../components/Unread';
import type { Verdict as Standing } from '../../../domain/verdict';

/** The form beside the results where there is room, else above them, after a link to them. */
export const FinderColumns = styled('div')(({ theme: { breakpoints, mixins, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  '& > a': { display: 'none' },
  [breakpoints.down('lg')]: {
    '@media screen and (scripting: enabled)': {
      '& > a': {
        display: 'flex',
        alignItems: 'center',
        justifySelf: 'start',
        marginBlock: spacing(-1),
        fontWeight: 650,
      },
    },
  },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(20rem, 1fr) minmax(0, 2fr)',
    gap: spacing(6),
    alignItems: 'start',
    // Where it is higher than the window, as when it is fully open, it scrolls with the page.
    '@media (min-height: 66em)': { '& > search:not(:has(details[open], .Mui-error))': mixins.staysInView },
  },
  // The form is hidden.
  '@media (scripting: none)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block', '& > search': { display: 'none' } },
}));

/** The results. They are inserted above existing content, and scroll anchoring would move them out of view. */
export const FinderStack = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  overflowAnchor: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  alignContent: 'start',
  ...hiddenWhileUnread('='),
  '@media print': { display: 'block', '& > * + *': { marginTop: spacing(3) } },
}));

/** A section beside the form; a narrow window hides it while there are no results, unless scripts are off. */
export const BesideForm = styled(TitledSection, { shouldForwardProp: (prop) => prop !== 'isAlone' })<{
  isAlone: boolean;
}>(
  ({ theme: { breakpoints }, isAlone }) =>
    isAlone && { [breakpoints.down('lg')]: { '@media (scripting: enabled)': { display: 'none' } } },
);

export const FinderFormFrame = styled('form')(({ theme: { breakpoints, radius, shadow, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  padding: spacing(3),
  [breakpoints.down('sm')]: { padding: spacing(2) },
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radius.l,
  background: vars.palette.background.paper,
  boxShadow: shadow.mid,
}));

/** A short form; hidden without scripts and on paper. */
export const LoadFormFrame = styled('form')(({ theme: { mixins, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
  maxWidth: '30rem',
  ...mixins.needsScript,
  '@media print': { display: 'none' },
}));

export const ShortFields = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.75rem, 1fr))',
  gap: spacing(2, 1.5),
  alignItems: 'start',
  // The sides of a box and their unit: all in a row, or else two in each, so that the unit is never alone.
  '&:has([name=size])': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.75rem, min(50% - 0.375rem, (21.25rem - 100%) * 99)), 1fr))',
  },
  // Room for "Application 1"; the select of units is short.
  '&:has([name=application])': { display: 'flex', flexWrap: 'wrap', '& > *': { flex: '1 1 4.75rem' } },
  '& > :has([name=application])': { flexGrow: 2, minWidth: 'min(11rem, 100%)' },
  // Error messages need the whole width.
  '&:has(.Mui-error)': { gridTemplateColumns: '1fr', '& > *': { flexBasis: '100%' } },
}));

/** The form's two buttons, side by side on a phone as well, but for large text. */
export const FormButtons = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '& > :first-of-type': { flex: '1 1 8rem' },
}));

/** Fields that few visitors need, collapsed. */
export const More = styled('details')(({ theme: { spacing, vars } }) => ({
  '& > summary': { paddingBlock: spacing(1), color: vars.palette.text.link, fontWeight: 650, cursor: 'pointer' },
  '& > div': { display: 'grid', gap: spacing(3), paddingTop: spacing(2) },
}));

export const Results = styled('ul')(({ theme: { spacing } }) => ({ display: 'grid', gap: spacing(2) }));

/**
 * A cooler in a list of results, its picture first: beside its name, and with room beside all of it. `data-verdict` is absent
 * where nothing was compared.
 */
export const ResultCard = styled(Card)(({ theme: { breakpoints, radius, spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: spacing(1.5, 2),
  '& > *': { gridColumn: '1 / -1' },
  '& > :first-child': { gridColumn: 1, alignSelf: 'start', borderRadius: radius.s },
  '& > :nth-child(2)': { gridColumn: 2, alignSelf: 'center' },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    gridTemplateRows: 'auto auto',
    columnGap: spacing(2.5),
    '& > :first-child': { gridRow: '1 / span 2' },
    '& > :not(:first-child)': { gridColumn: 2 },
  },
  // Enlarged text leaves no room for the picture.
  [breakpoints.down(20)]: { '& > :first-child': { display: 'none' }, '& > :nth-child(2)': { gridColumn: '1 / -1' } },
  padding: spacing(2.5),
  borderLeft: `4px solid ${vars.palette.outline}`,
  breakInside: 'avoid',
  '&[data-verdict="match"]': { borderLeftColor: vars.palette.success.main },
  '&[data-verdict="confirm"]': { borderLeftColor: vars.palette.accent.main },
  '&[data-verdict="fails"]': { background: vars.palette.background.soft },
})) as typeof Card;

export const ResultHead = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1, 2),
}));

const ReasonList = styled('ul')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(0.75),
  '& > li': { display: 'grid', gridTemplateColumns: '1.25rem minmax(0, 1fr)', gap: spacing(1) },
  '& svg': { marginTop: '0.25em' },
  '& [data-outcome="match"] svg': { color: vars.palette.success.main },
  '& [data-outcome="fails"] svg': { color: vars.palette.error.main },
  '& [data-outcome="confirm"] svg': { color: vars.palette.text.link },
  '& [data-outcome="unknown"] svg': { color: vars.palette.text.secondary },
}));

const icons: Readonly<Record<Standing, IconName>> = {
  match: 'check',
  confirm: 'limit',
  unknown: 'unknown',
  fails: 'close',
};

/** The reasons of a verdict, a sentence for each criterion. */
export function Reasons({ reasons }: { reasons: readonly { readonly outcome: Standing; readonly reason: string }[] }) {
  return (
    <ReasonList>
      {reasons.map(({ outcome, reason }) => (
        <li key={reason} data-outcome={outcome}>
          <Icon name={icons[outcome]} size={18} />
          <span>
            <FiguresInText text={reason} />
          </span>
        </li>
      ))}
    </ReasonList>
  );
}

export const PublishedFacts = styled(Facts)(({ theme: { breakpoints, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: spacing(1.5),
  [breakpoints.up('md')]: { gridTemplateColumns: '2fr 1.2fr 1fr' },
  fontSize: typography.body2.fontSize,
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

export const Actions = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 3),
  [breakpoints.down('sm')]: { '& > a': { flexBasis: '100%' } },
  '@media print': { display: 'none' },
}));
