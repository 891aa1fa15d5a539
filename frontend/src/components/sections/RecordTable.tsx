import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { OPEN, type RecordTable as RecordTableData } from '../../content/records';
import type { Resolved } from '../../content/screen-content';
import { onScreen } from '../../theme/tokens';
import { AddToRequest } from '../AddToRequest';
import { FiguresInText } from '../Ranges';
import { SiteLink } from '../SiteLink';
import { VisuallyHidden } from '../VisuallyHidden';

type Data = Resolved<RecordTableData>;

/** Such tables follow one another, so their columns have fixed widths. */
const Rows = styled(Table)(({ theme: { breakpoints, spacing, vars } }) => ({
  '& tr:target > *': { background: vars.palette.background.tint },
  '& [data-none]': { color: vars.palette.text.secondary },
  // Buttons are useless on paper.
  '@media print': { '& tr > :last-child': { display: 'none' } },
  '& td > a': { display: 'inline-block', marginRight: spacing(1.5), paddingBlock: spacing(0.25) },
  [breakpoints.up('md')]: {
    tableLayout: 'fixed',
    width: '100%',
    '& thead th:first-of-type': { width: '26%' },
    '& thead th:last-of-type': { width: '10rem' },
    // Of parts, which have a quantity once they are in the request.
    '& thead th:nth-of-type(3):last-of-type': { width: '10.75rem' },
    // The column of figures takes the remaining width, of which a tablet has little.
    '& thead th:nth-of-type(3):not(:last-of-type)': { width: '21%' },
    // Links and buttons are higher than a line: aligns them with the text of the other cells.
    '& td:has(> a)': { paddingBlock: spacing(1.15) },
    '& td:last-child': { paddingBlock: spacing(0.6) },
  },
  [breakpoints.between('md', 'lg')]: {
    '& tr > *': { paddingInline: spacing(1.25) },
    '& thead:has(th:nth-of-type(4)) th': {
      '&:first-of-type': { width: '24%' },
      '&:nth-of-type(3)': { width: '17%' },
      '&:last-of-type': { width: '9rem' },
    },
  },
  // A card for each row: heading, figures, then a line with the sources and the button. On paper of any width it is a table.
  [onScreen(breakpoints.down('md'))]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: spacing(2),
      alignItems: 'baseline',
      padding: spacing(1.25, 2),
    },
    '& tr:target': { background: vars.palette.background.tint },
    '& tr + tr': { borderTop: `1px solid ${vars.palette.divider}` },
    '& tr > *': { minWidth: 0, padding: 0, border: 0 },
    '& tr > :is(th, th + td:nth-last-child(n + 3))': { gridColumn: '1 / -1' },
    // Labels the cells between the first and the last, whose headings are hidden.
    '& th ~ td:not(:last-child)::before': { content: 'attr(data-label) ": "', color: vars.palette.text.secondary },
    // A button's label is beside the first line.
    '& td:last-child': { gridColumn: -2, marginBlock: spacing(-1), '& > :last-child': { marginRight: 0 } },
    // With the quantity and the link of an item in the request, which need a line of their own.
    '& td:last-child:has(> button + *)': { gridColumn: '1 / -1', marginBlock: 0 },
  },
  [breakpoints.down(20)]: { '& tr': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& td:last-child': { marginBlock: 0 } },
}));

function Content({ cell, about }: { cell: Data['rows'][number]['cells'][number]; about: string }) {
  if (typeof cell === 'string') return <FiguresInText text={cell} />;
  if ('item' in cell) return <AddToRequest {...cell.item} compact about={about} />;
  return cell.map((link) => (
    <SiteLink key={link.href} href={link.href}>
      {link.label}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </SiteLink>
  ));
}

/** A table whose rows have anchors and whose cells may be links; on narrow windows each row is a card. */
export function RecordTable({ table: { caption, columns, rows } }: { table: Data }) {
  return (
    <TableContainer>
      <Rows aria-label={caption}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, heading, cells }) => (
            <TableRow key={id ?? heading} id={id} tabIndex={id ? -1 : undefined}>
              <TableCell component="th" scope="row">
                <FiguresInText text={heading} />
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell
                  key={columns[index + 1]}
                  data-label={columns[index + 1]}
                  data-none={cell === OPEN || undefined}
                >
                  <Content cell={cell} about={`${caption}, ${heading}`} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Rows>
    </TableContainer>
  );
}
