import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { OPEN, type RecordTable as RecordTableData } from '../../content/records';
import type { Resolved } from '../../content/screen-content';
import { AddToRequest } from '../AddToRequest';
import { FiguresInText } from '../Ranges';
import { SiteLink } from '../SiteLink';
import { VisuallyHidden } from '../VisuallyHidden';

type Data = Resolved<RecordTableData>;

/** Tables of one kind are below one another: their columns are as wide, whatever they hold. */
const Rows = styled(Table)(({ theme: { breakpoints, spacing, vars } }) => ({
  '& tr:target > *': { background: vars.palette.background.tint },
  '& [data-none]': { color: vars.palette.text.secondary },
  '& td > a': { display: 'inline-block', marginRight: spacing(1.5), paddingBlock: spacing(0.25) },
  [breakpoints.up('md')]: {
    tableLayout: 'fixed',
    width: '100%',
    '& thead th:first-of-type': { width: '26%' },
    '& thead th:last-of-type': { width: '10rem' },
    // Figures have what is left.
    '& thead th:nth-of-type(3):not(:last-of-type)': { width: '21%' },
    // A button is higher than a line: its words are on the line of the cells beside it.
    '& td:last-child': { paddingBlock: spacing(0.6) },
  },
  // What a row is about, its figures, and on a last line where they are stated and what it adds to a request.
  [breakpoints.down('md')]: {
    '&, & tbody': { display: 'block' },
    '& thead, & [data-none]': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: spacing(2),
      alignItems: 'center',
      padding: spacing(1.25, 2),
    },
    '& tr:target': { background: vars.palette.background.tint },
    '& tr + tr': { borderTop: `1px solid ${vars.palette.divider}` },
    '& tr > *': { minWidth: 0, padding: 0, border: 0 },
    '& tr > :is(th, th + td:nth-last-child(n + 3))': { gridColumn: '1 / -1' },
    // A cell between the first two and the last has a heading to be told apart by.
    '& th + td ~ td:not(:last-child)::before': {
      content: 'attr(data-label) ": "',
      color: vars.palette.text.secondary,
    },
    '& td:last-child': { gridColumn: -2, '& > :last-child': { marginRight: 0 } },
  },
}));

const Frame = styled(TableContainer)({ width: '100%' });

type Cell = Data['rows'][number]['cells'][number];

function Content({ cell, about }: { cell: Cell; about: string }) {
  if (typeof cell === 'string') return <FiguresInText text={cell} />;
  if ('item' in cell) return <AddToRequest {...cell.item} compact about={about} />;
  return cell.map((link) => (
    <SiteLink key={link.href} href={link.href}>
      {link.label}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </SiteLink>
  ));
}

/** A table whose rows are led to and whose cells may be links; on narrow windows a card a row. */
export function RecordTable({ table: { caption, columns, rows } }: { table: Data }) {
  return (
    <Frame>
      <Rows aria-label={caption}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} scope="col">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, heading, cells }) => (
            <TableRow key={id ?? heading} id={id} tabIndex={id ? -1 : undefined}>
              <TableCell component="th" scope="row">
                {heading}
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
    </Frame>
  );
}
