import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { AddToRequest } from '../../../components/AddToRequest';
import { PageBody } from '../../../components/PageBody';
import { Picture } from '../../../components/Picture';
import { Ranges } from '../../../components/Ranges';
import { SiteLink } from '../../../components/SiteLink';
import { whileUnread } from '../../../components/Unread';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { OPEN } from '../../../content/records';
import type { ScreenContent } from '../../../content/screen-content';
import { lowWindow, onScreen } from '../../../theme/tokens';

/** The comparison above the choice of coolers. It is inserted after hydration: scroll anchoring would move it away. */
export const ComparedAboveAll = styled(PageBody)({
  overflowAnchor: 'none',
  // Room for a comparison: of two coolers or more. The choice below it stays usable.
  [whileUnread(',')]: { '& > :first-child': { minHeight: '100vh' } },
  '@media print': {
    '& > div': { display: 'block', margin: 0 },
    '&:has([data-row]) > :last-child': { display: 'none' },
  },
});

/** Clipped where the table fits: in a frame that scrolls, the names could not stay in view while the page scrolls. */
const Frame = styled(TableContainer)(({ theme: { breakpoints } }) => ({
  '@media screen': {
    '&:has([data-columns="2"])': { overflow: 'clip' },
    [breakpoints.up('md')]: { overflow: 'clip' },
  },
})) as typeof TableContainer;

/** Also on paper of any width: its header rows are repeated on each page. */
const wide = {
  width: '100%',
  tableLayout: 'fixed',
  '& thead td:first-of-type': { width: '11rem' },
  '& th > small': { display: 'block' },
} as const;

/** A column for each cooler; rows that differ are emphasized. On narrow windows the row heading is above the cells. */
const Compared = styled(Table)(({ theme: { breakpoints, mixins, radius, spacing, typography, vars } }) => ({
  // Collapsed borders would not move with the names.
  borderCollapse: 'separate',
  '& caption': mixins.visuallyHidden,
  '& thead picture': { maxWidth: '20rem', borderRadius: radius.s },
  '& thead td': { paddingBottom: 0, verticalAlign: 'top' },
  '& thead th': { borderTop: 0, borderBottom: `1px solid ${vars.palette.divider}` },
  '& tbody tr:first-of-type > *': { borderTop: 0 },
  '@media screen': {
    // The names, below the site's header.
    '& thead tr + tr': { position: 'sticky', top: '4.5rem', zIndex: 1, [lowWindow]: { position: 'static' } },
    // Keeps what has the focus clear of them.
    '& tfoot :is(a, button, input)': { scrollMarginTop: '7rem' },
  },
  '& thead th + th': { verticalAlign: 'top' },
  '& thead a': { fontSize: typography.body1.fontSize },
  '& :is(tr[data-differs="no"], [data-row="ruled-out"]) td': { color: vars.palette.text.secondary },
  '& tr[data-differs="yes"] > th': { boxShadow: `inset 4px 0 ${vars.palette.accent.main}` },
  '& th > small': { fontSize: typography.caption.fontSize, fontWeight: 400, color: vars.palette.text.secondary },
  '& td > ul': { display: 'grid', gap: spacing(0.5) },
  '@media print': { ...wide, '& tfoot': { display: 'none' } },
  [breakpoints.up('md')]: {
    ...wide,
    '&[data-columns="4"] td': { fontSize: typography.body2.fontSize },
  },
  [onScreen(breakpoints.down('md'))]: {
    '&, & :is(tbody, tfoot)': { display: 'block' },
    // The names stay in view as long as the table.
    '& thead': { display: 'contents' },
    // Wider than the window: the table scrolls, and shows the edge of the third column. Its names are in the cells, too.
    '&:not([data-columns="2"]) :is(tbody, tfoot) td::before': {
      // Screen readers say the column's heading already.
      content: ['attr(data-name)', 'attr(data-name) / ""'],
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: vars.palette.text.secondary,
      fontSize: typography.caption.fontSize,
    },
    '&[data-columns="3"]': { minWidth: '27rem' },
    '&[data-columns="4"]': { minWidth: '36rem' },
    '& tr': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    // Not removed: screen readers would count the columns of the coolers from one cell less than below.
    '& thead tr > :first-of-type': mixins.visuallyHidden,
    '& tbody tr + tr, & tfoot tr': { borderTop: `1px solid ${vars.palette.divider}` },
    '& :is(tbody, tfoot) :is(th, td)': { border: 0 },
    '& :is(tbody, tfoot) td': { gridRow: 2 },
    '& :is(tbody, tfoot) th': {
      // Stays in view while the columns are scrolled.
      position: 'sticky',
      left: 0,
      justifySelf: 'start',
      gridRow: 1,
      gridColumn: '1 / -1',
      paddingBottom: 0,
      color: vars.palette.text.secondary,
      fontSize: typography.caption.fontSize,
      '& > small': { marginLeft: spacing(1) },
    },
  },
}));

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** Absent where the row does not say whether the coolers differ. */
  readonly differs?: boolean;
  /** The lines of each cooler's cell, in the order of the columns; none for a dash. */
  readonly cells: readonly (readonly string[])[];
}

interface Props {
  texts: ScreenContent['compare']['table'];
  coolers: ScreenContent['compare']['coolers'];
  rows: readonly CompareRow[];
  /** As a query; empty without one. */
  need: string;
}

function Cell({ lines, missing }: { lines: readonly string[]; missing: string }) {
  const [first, ...others] = lines;
  if (first === undefined)
    return (
      <>
        <span aria-hidden="true">{OPEN}</span>
        <VisuallyHidden>{missing}</VisuallyHidden>
      </>
    );
  if (others.length === 0) return <Ranges text={first} />;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Ranges text={line} />
        </li>
      ))}
    </ul>
  );
}

/** Coolers side by side, a row for each figure. Three or four scroll within their frame on a phone, also by keyboard. */
export function CompareTable({ texts, coolers, rows, need }: Props) {
  const { caption, figure, missing, request } = texts;
  return (
    <Frame component="section" tabIndex={0} aria-label={caption}>
      <Compared data-columns={coolers.length}>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow aria-hidden="true">
            <TableCell component="td" />
            {coolers.map(({ id, picture }) => (
              <TableCell key={id} component="td">
                <Picture picture={picture} sizes="(min-width: 768px) 20rem, 44vw" />
              </TableCell>
            ))}
          </TableRow>
          <TableRow>
            <TableCell>{figure}</TableCell>
            {coolers.map(({ id, name, path }) => (
              <TableCell key={id} data-product={id}>
                <SiteLink href={path}>{name}</SiteLink>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, label, differs, cells }) => (
            <TableRow key={id} data-row={id} data-differs={differs === undefined ? undefined : differs ? 'yes' : 'no'}>
              <TableCell component="th" scope="row">
                {label}
                {differs !== undefined && <small>{differs ? texts.differs : texts.same}</small>}
              </TableCell>
              {coolers.map((cooler, index) => (
                <TableCell key={cooler.id} data-name={cooler.name}>
                  <Cell lines={cells[index] ?? []} missing={missing} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {request}
            </TableCell>
            {coolers.map(({ id, name }) => (
              <TableCell key={id} data-name={name}>
                <AddToRequest product={id} about={name} compact {...(need && { need })} />
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Compared>
    </Frame>
  );
}
