import { styled } from '@mui/material/styles';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { TableData } from '../content/types';
import { FigureTable } from './FigureTable';
import { Ranges } from './Ranges';

const Note = styled(Typography)(({ theme: { spacing } }) => ({ maxWidth: '46rem', marginTop: spacing(1.5) }));

/** A specification table. Wider than a phone, it scrolls within its frame, by keyboard as well. */
export function SpecTable({ table: { caption, columns, rows, note } }: { table: TableData }) {
  const align = (index: number) => (columns[index]?.numeric ? 'right' : 'inherit');
  return (
    <div>
      <TableContainer component="section" tabIndex={0} aria-label={caption}>
        <FigureTable>
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
              <TableRow key={[heading, ...cells].join('|')}>
                <TableCell component="th" scope="row">
                  {heading}
                </TableCell>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index + 1]?.label} align={align(index + 1)}>
                    <Ranges text={cell} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </FigureTable>
      </TableContainer>
      {note && (
        <Note variant="body2" color="textSecondary">
          {note}
        </Note>
      )}
    </div>
  );
}
