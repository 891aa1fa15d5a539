import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TableData } from '../content/types';
import { Note } from './Note';
import { FiguresInText } from './Ranges';

/**
 * The caption and the row headings stay in view while the figures scroll. On a phone a row's figures are below its heading:
 * `data-stacked` of them side by side or, if `labeled`, two, each below its column's heading.
 */
const FigureTable = styled(Table)(({ theme: { breakpoints, mixins, space, spacing, typography, vars } }) => ({
  '& caption > span': {
    position: 'sticky',
    left: spacing(2),
    display: 'inline-block',
    maxWidth: `calc(100vw - 2 * (${space.gutter} + ${spacing(2)}))`,
    [breakpoints.down('sm')]: { left: spacing(1.5) },
  },
  '& tr > th:first-of-type': { position: 'sticky', left: 0, '@media print': { position: 'static' } },
  '& tbody th': { minWidth: 'min(8.25rem, 25vw)' },
  // The five columns of blood products fit beside the tabs of By Specimen.
  [breakpoints.between('sm', 'xl')]: {
    '& caption, & tr > *': { paddingInline: spacing(1.25) },
    '& caption > span': { left: spacing(1.25) },
  },
  [breakpoints.down('md')]: {
    // Marks where scrolling figures are cut off, so that a part is not read as the whole figure.
    '& tr:has(> * + * + * + *) > th:first-of-type': { boxShadow: `inset -1px 0 ${vars.palette.divider}` },
  },
  [breakpoints.down('sm')]: {
    '&, & > caption, & > thead, & > tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: spacing(0.25, 1.5),
      padding: spacing(1, 1.5),
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '& thead tr': { background: vars.palette.background.soft },
    '& tr > *': { padding: 0, border: 0, textAlign: 'start', whiteSpace: 'normal' },
    '& tr > th:first-of-type': { position: 'static', gridColumn: '1 / -1', boxShadow: 'none' },
    '& thead th': { fontSize: typography.caption.fontSize },
    // The column headings are above the figures, so the heading column needs none.
    '& thead th:first-of-type': mixins.visuallyHidden,
    '&[data-stacked="3"] tr': { gridTemplateColumns: 'repeat(3, 1fr)' },
    '&[data-stacked="4"] tr': { gridTemplateColumns: 'repeat(4, 1fr)', columnGap: spacing(1) },
    '&[data-stacked="1"] > thead, &[data-stacked=labeled] > thead': mixins.visuallyHidden,
    '&[data-stacked=labeled] tr': { gap: spacing(1) },
    '&[data-stacked=labeled] td::before': { content: 'attr(data-label)' },
    '& td::before': { display: 'block', color: vars.palette.text.secondary, fontSize: typography.caption.fontSize },
    // One figure a row: two rows side by side, except for long ones and for one that is left over.
    '&[data-stacked="1"]': {
      '& > tbody': { display: 'grid', gridTemplateColumns: '1fr 1fr', gridAutoFlow: 'row dense' },
      '& tbody tr': { display: 'block' },
      '& tr[data-wide]': { gridColumn: '1 / -1' },
      '& tr:nth-last-child(1 of :not([data-wide])):nth-child(odd of :not([data-wide]))': { gridColumn: '1 / -1' },
      '& tbody th': { display: 'block', color: vars.palette.text.secondary, fontSize: typography.caption.fontSize },
      '& tbody td': { display: 'block', fontWeight: 600 },
    },
  },
  // Enlarged text leaves no room for two columns.
  [breakpoints.down(20)]: {
    '& > thead': mixins.visuallyHidden,
    '& td::before': { content: 'attr(data-label)' },
    '&[data-stacked] :is(tbody, tr)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

/** What fits into a quarter and into half of a phone's width, in characters. */
const QUARTER = 9;
const HALF = 36;

/** A table of figures. It scrolls within its frame where it is too wide, also by keyboard. */
export function SpecTable({ table: { caption, columns, rows, note } }: { table: TableData }) {
  const align = (index: number) => (columns[index]?.numeric ? 'right' : 'inherit');
  const labeled = columns.length > 4 && columns.slice(1).some(({ label }) => label.length > QUARTER);
  return (
    <div>
      <TableContainer component="section" tabIndex={0} aria-label={caption}>
        <FigureTable data-stacked={labeled ? 'labeled' : columns.length - 1}>
          <caption>
            <span>{caption}</span>
          </caption>
          <TableHead>
            <TableRow>
              {columns.map(({ label }, index) => (
                <TableCell key={label} align={align(index)}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([heading, ...cells]) => (
              <TableRow
                key={[heading, ...cells].join('|')}
                data-wide={cells.some(({ length }) => length > HALF) || undefined}
              >
                <TableCell component="th" scope="row">
                  {heading}
                </TableCell>
                {cells.map((cell, index) => {
                  const label = columns[index + 1]?.label;
                  return (
                    <TableCell key={label} align={align(index + 1)} data-label={cells.length > 1 ? label : undefined}>
                      <FiguresInText text={cell} />
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </FigureTable>
      </TableContainer>
      {note && <Note text={note} />}
    </div>
  );
}
