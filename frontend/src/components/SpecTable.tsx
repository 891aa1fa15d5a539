import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { TableData } from '../content/types';

/** The caption and what a row is about stay in view while figures scroll. */
const Figures = styled(Table)(({ theme: { breakpoints, space, spacing, vars } }) => ({
  '& caption > span': {
    position: 'sticky',
    left: spacing(2),
    display: 'inline-block',
    maxWidth: `calc(100vw - 2 * (${space.gutter} + ${spacing(2)}))`,
    [breakpoints.down('sm')]: { left: spacing(1.5) },
  },
  '& tr > th:first-of-type': { position: 'sticky', left: 0 },
  '& tbody th': { minWidth: 'min(11rem, 25vw)' },
  [breakpoints.down('md')]: {
    // An edge, lest what is left of a figure that scrolls under it be read as the whole.
    '& tr:has(> * + * + * + *) > th:first-of-type': { boxShadow: `inset -1px 0 ${vars.palette.divider}` },
  },
}));

const Note = styled(Typography)(({ theme: { spacing } }) => ({ maxWidth: '46rem', marginTop: spacing(1.5) }));

/** A specification table. Wider than a phone, it scrolls within its frame, by keyboard as well. */
export function SpecTable({ table: { caption, columns, rows, note } }: { table: TableData }) {
  const align = (index: number) => (columns[index]?.numeric ? 'right' : 'inherit');
  return (
    <div>
      <TableContainer component="section" tabIndex={0} aria-label={caption}>
        <Figures>
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
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Figures>
      </TableContainer>
      {note && (
        <Note variant="body2" color="textSecondary">
          {note}
        </Note>
      )}
    </div>
  );
}
