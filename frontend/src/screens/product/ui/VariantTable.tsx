import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Note } from '../../../components/Note';
import { Ranges } from '../../../components/Ranges';
import { pathTo, SiteLink } from '../../../components/SiteLink';
import type { Variant } from '../../../content/types';
import { formatInBoth } from '../../../domain/conversion';
import { inquiryQuery } from '../../../domain/inquiry/query';
import { formatQuantity } from '../../../domain/quantities';
import type { RouteId } from '../../../routes/manifest';

const columns = {
  name: 'Variant',
  temperature: 'Temperature',
  holdTime: 'Hold time',
  request: 'Inquiry',
} as const;

/** Replaces an unpublished figure. */
const NONE = '—';

type Column = keyof typeof columns;

/** On a phone a row takes two lines: variant and request link, and below them the figures. */
const Rows = styled(Table)(({ theme: { breakpoints, mixins, spacing, vars } }) => ({
  '& td:is(:nth-of-type(1), :nth-of-type(2))': {
    color: vars.palette.text.heading,
    fontWeight: 700,
  },
  // Links are useless on paper.
  '@media print': { '& tr > :last-child': { display: 'none' } },
  [breakpoints.up('sm')]: { '& tr > *': { whiteSpace: 'nowrap' } },
  [breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    '& thead': mixins.visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: spacing(0.25, 1.5),
      padding: spacing(1.25, 1.5),
    },
    '& tr + tr': { borderTop: `1px solid ${vars.palette.divider}` },
    '& tbody tr > *': { padding: 0, border: 0 },
    '& td:nth-of-type(2)': { textAlign: 'end' },
    '& td:last-child': { gridArea: '1 / 2' },
  },
}));

const Swatch = styled('span')(({ theme: { spacing, vars } }) => ({
  display: 'inline-block',
  width: '0.875rem',
  height: '0.875rem',
  marginRight: spacing(1),
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: 3,
  verticalAlign: '-0.08em',
  forcedColorAdjust: 'none',
  '&[data-color="white"]': { background: vars.palette.label.white },
  '&[data-color="gray"]': { background: vars.palette.outline },
  '&[data-color="blue"]': { background: vars.palette.label.blue },
  '&[data-color="orange"]': { background: vars.palette.label.orange },
}));

/** A variant's cells by column. */
const cellsOf = (
  product: RouteId,
  { name, color, temperature, holdTime }: Variant,
): Readonly<Record<Column, ReactNode>> => ({
  name: (
    <>
      <Swatch data-color={color} />
      {name}
    </>
  ),
  temperature: temperature ? <Ranges text={formatInBoth(temperature)} /> : NONE,
  holdTime: holdTime ? <Ranges text={formatQuantity(holdTime)} /> : NONE,
  request: (
    <SiteLink
      href={pathTo('contact') + inquiryQuery({ products: [product], variant: name })}
    >{`Request ${name}`}</SiteLink>
  ),
});

const entries = <Value,>(record: Readonly<Record<Column, Value>>) => Object.entries(record) as [Column, Value][];

interface Props {
  label: string;
  product: RouteId;
  variants: readonly Variant[];
  /** Placed below the table. */
  note?: string | undefined;
}

/** A product's variants, each with a link that requests it. */
export function VariantTable({ label, product, variants, note }: Props) {
  return (
    <div>
      <TableContainer>
        <Rows aria-label={label}>
          <TableHead>
            <TableRow>
              {entries(columns).map(([column, heading]) => (
                <TableCell key={column} scope="col">
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {variants.map((variant) => (
              <TableRow key={variant.name}>
                {entries(cellsOf(product, variant)).map(([column, cell]) =>
                  column === 'name' ? (
                    <TableCell key={column} component="th" scope="row">
                      {cell}
                    </TableCell>
                  ) : (
                    <TableCell key={column}>{cell}</TableCell>
                  ),
                )}
              </TableRow>
            ))}
          </TableBody>
        </Rows>
      </TableContainer>
      {note && <Note text={note} />}
    </div>
  );
}
