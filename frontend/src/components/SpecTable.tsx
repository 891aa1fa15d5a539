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
 * A table of figures. The caption and the row headings stay in view while the figures scroll. `data-stacked` is the
 * number of figures in a row: a phone then shows them below the row heading.
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
  [breakpoints.down('xl')]: { '& tr > *': { paddingInline: spacing(1.25) } },
  [breakpoints.down('md')]: {
    // Marks where scrolling figures are cut off, so that a part is not read as the whole figure.
    '& tr:has(> * + * + * + *) > th:first-of-type': { boxShadow: `inset -1px 0 ${vars.palette.divider}` },
  },
  [breakpoints.down('sm')]: {
    '&[data-stacked]': {
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
    },
    '&[data-stacked="3"] tr': { gridTemplateColumns: 'repeat(3, 1fr)' },
    // One figure a row: two rows side by side, except for long ones.
    '&[data-stacked="1"]': {
      '& > thead': mixins.visuallyHidden,
      '& > tbody': { display: 'grid', gridTemplateColumns: '1fr 1fr', gridAutoFlow: 'row dense' },
      '& tbody tr': { display: 'block' },
      '& tr[data-wide]': { gridColumn: '1 / -1' },
      '& tbody th': { display: 'block', color: vars.palette.text.secondary, fontSize: typography.caption.fontSize },
      '& tbody td': { display: 'block', fontWeight: 600 },
    },
  },
}));

/** Tables with more columns scroll on a phone; others stack the cells below the row heading. */
const MAX_STACKED_COLUMNS = 4;

/** What fits into half of a phone's width, in characters. */
const HALF_PHONE_CHARACTERS = 36;

/** Whether a row needs a phone's whole width. */
const isWide = (cells: readonly string[]) => cells.some(({ length }) => length > HALF_PHONE_CHARACTERS);

/**
 * A table of figures; content/products/shared/specifications.ts makes that of a product. It scrolls within its frame where it
 * is too wide, also by keyboard.
 */
export function SpecTable({ table: { caption, columns, rows, note } }: { table: TableData }) {
  const align = (index: number) => (columns[index]?.numeric ? 'right' : 'inherit');
  return (
    <div>
      <TableContainer component="section" tabIndex={0} aria-label={caption}>
        <FigureTable data-stacked={columns.length <= MAX_STACKED_COLUMNS ? columns.length - 1 : undefined}>
          <caption>
            <span>{caption}</span>
          </caption>
          <TableHead>
            <TableRow>
              {columns.map(({ label }, index) => (
                <TableCell key={label} scope="col" align={align(index)}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([heading, ...cells]) => (
              <TableRow key={[heading, ...cells].join('|')} data-wide={isWide(cells) || undefined}>
                <TableCell component="th" scope="row">
                  {heading}
                </TableCell>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index + 1]?.label} align={align(index + 1)}>
                    <FiguresInText text={cell} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </FigureTable>
      </TableContainer>
      {note && <Note text={note} />}
    </div>
  );
}
