import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { sentenceCase } from '../content/facts/text';
import { inquiryQuery } from '../content/inquiry-query';
import type { Variant } from '../content/types';
import { formatInBoth } from '../domain/conversion';
import { formatQuantity } from '../domain/quantities';
import type { RouteId } from '../routes/manifest';
import { Ranges } from './Ranges';
import { pathTo, SiteLink } from './SiteLink';

const columns = {
  name: 'Variant',
  color: 'Color',
  temperature: 'Temperature',
  holdTime: 'Hold time',
  request: 'Inquiry',
} as const;

type Column = keyof typeof columns;

/** On narrow windows a row takes three lines, its columns still below one another. */
const Rows = styled(Table)(({ theme: { breakpoints, spacing, typography, vars } }) => ({
  '& td:is(:nth-of-type(2), :nth-of-type(3))': {
    color: vars.palette.text.heading,
    fontWeight: 700,
  },
  // Paper leads nowhere.
  '@media print': { '& tr > :last-child': { display: 'none' } },
  [breakpoints.up('md')]: { '& tr > *': { whiteSpace: 'nowrap' } },
  [breakpoints.down('md')]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: spacing(0.25, 1.5),
      padding: spacing(1.25, 1.5),
    },
    '& tr + tr, & tbody': { borderTop: `1px solid ${vars.palette.divider}` },
    '& thead tr': { background: vars.palette.background.soft },
    '& tr > *': { padding: 0, border: 0 },
    '& thead th': { fontSize: typography.caption.fontSize },
    // Name and color, below one another, leave these two beside them.
    '& :nth-child(3)': { gridArea: '1 / 2 / 3' },
    '& :nth-child(4)': { gridArea: '1 / 3 / 3' },
    '& td:last-child': { gridColumn: '1 / -1' },
    '& th:last-child': { display: 'none' },
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

/** A variant's cells, by their columns. */
const cellsOf = (
  product: RouteId,
  { name, color, temperature, holdTime }: Variant,
): Readonly<Record<Column, ReactNode>> => ({
  name,
  color: (
    <>
      <Swatch data-color={color} />
      {sentenceCase(color)}
    </>
  ),
  temperature: <Ranges text={temperature ? formatInBoth(temperature) : 'Not published'} />,
  holdTime: <Ranges text={holdTime ? formatQuantity(holdTime) : 'Not published'} />,
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
}

/** A product's variants, a row each with its request. */
export function VariantTable({ label, product, variants }: Props) {
  return (
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
  );
}
