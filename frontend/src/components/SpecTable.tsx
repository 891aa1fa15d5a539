import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TableData } from '../content/types';
import { FigureTable } from './FigureTable';
import { Note } from './Note';
import { FiguresInText } from './Ranges';

/** Tables with more columns scroll on a phone; others stack the cells below the row heading. */
const MAX_STACKED_COLUMNS = 4;

/** What fits into half of a phone's width, in characters. */
const HALF_PHONE_CHARACTERS = 36;

/** Whether a row needs a phone's whole width. */
const isWide = (cells: readonly string[]) => cells.some(({ length }) => length > HALF_PHONE_CHARACTERS);

/** A specification table. It scrolls within its frame where it is too wide, also by keyboard. */
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
