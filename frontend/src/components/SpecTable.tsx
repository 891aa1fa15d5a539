import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TableData } from '../content/types';
import { FigureTable } from './FigureTable';
import { Note } from './Note';
import { FiguresInText } from './Ranges';

/** More columns than this scroll on a phone; fewer are stacked under the heading of their row. */
const MOST_STACKED = 4;

/** In characters. */
const HALF_A_PHONE = 36;

/** Whether a row takes a phone's width: its figures are no longer than half of it holds otherwise. */
const isWide = (cells: readonly string[]) => cells.some(({ length }) => length > HALF_A_PHONE);

/** A specification table. Wider than a phone, it scrolls within its frame, by keyboard as well. */
export function SpecTable({ table: { caption, columns, rows, note } }: { table: TableData }) {
  const align = (index: number) => (columns[index]?.numeric ? 'right' : 'inherit');
  return (
    <div>
      <TableContainer component="section" tabIndex={0} aria-label={caption}>
        <FigureTable data-stacked={columns.length <= MOST_STACKED ? columns.length - 1 : undefined}>
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
