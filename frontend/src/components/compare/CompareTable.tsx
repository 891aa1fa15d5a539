import { styled } from '@mui/material/styles';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { AddToRequest } from '../AddToRequest';
import { FigureTable } from '../FigureTable';
import { Ranges } from '../Ranges';
import { SiteLink } from '../SiteLink';

/**
 * What is compared, above what there is to choose from, which paper does without. What is compared comes once the page's
 * query is read, and must not push itself out of sight.
 */
export const ComparedAboveAll = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  overflowAnchor: 'none',
  '@media print': { '&, & > div': { display: 'block' }, '&:has([data-row]) > :last-child': { display: 'none' } },
}));

/** What differs stands out; what is the same stands back. */
const Compared = styled(FigureTable)(({ theme: { spacing, typography, vars } }) => ({
  '& tbody td': { minWidth: '11rem', maxWidth: '18rem' },
  '& tr[data-differs="no"] td': { color: vars.palette.text.secondary },
  '& tr[data-differs="yes"] th': { boxShadow: `inset 4px 0 ${vars.palette.accent.main}` },
  '& th > small': {
    display: 'block',
    fontSize: typography.caption.fontSize,
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '& td > ul': { display: 'grid', gap: spacing(0.5) },
  '& td:empty::after': { content: '"–"' },
  '@media print': { '& tfoot': { display: 'none' } },
}));

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** Below the label: whether the coolers differ in it. */
  readonly remark?: string;
  readonly differs?: boolean;
  /** A cell a cooler, in the order of the columns: its lines. */
  readonly cells: readonly (readonly string[])[];
}

interface Props {
  caption: string;
  /** Names the first column. */
  figure: string;
  coolers: readonly { readonly id: string; readonly name: string; readonly path: string }[];
  rows: readonly CompareRow[];
  /** Names the last row, in which each cooler is put into a request. */
  request: string;
}

/** Coolers side by side, a row a figure. Wider than a phone, it scrolls within its frame, by keyboard as well. */
export function CompareTable({ caption, figure, coolers, rows, request }: Props) {
  return (
    <TableContainer component="section" tabIndex={0} aria-label={caption}>
      <Compared>
        <caption>
          <span>{caption}</span>
        </caption>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{figure}</TableCell>
            {coolers.map(({ id, name, path }) => (
              <TableCell key={id} scope="col" data-product={id}>
                <SiteLink href={path}>{name}</SiteLink>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, label, remark, differs, cells }) => (
            <TableRow key={id} data-row={id} data-differs={differs === undefined ? undefined : differs ? 'yes' : 'no'}>
              <TableCell component="th" scope="row">
                {label}
                {remark && <small>{remark}</small>}
              </TableCell>
              {coolers.map((cooler, index) => {
                const lines = cells[index] ?? [];
                return (
                  <TableCell key={cooler.id}>
                    {lines.length > 1 ? (
                      <ul>
                        {lines.map((line) => (
                          <li key={line}>
                            <Ranges text={line} />
                          </li>
                        ))}
                      </ul>
                    ) : (
                      lines[0] && <Ranges text={lines[0]} />
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {request}
            </TableCell>
            {coolers.map(({ id, name }) => (
              <TableCell key={id}>
                <AddToRequest product={id} about={name} compact />
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Compared>
    </TableContainer>
  );
}
