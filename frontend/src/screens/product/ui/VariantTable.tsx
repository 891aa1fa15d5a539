import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Note } from '../../../components/Note';
import { Ranges } from '../../../components/Ranges';
import { pathTo, SiteLink } from '../../../components/SiteLink';
import type { Section } from '../../../content/types';
import { formatInBoth } from '../../../domain/conversion';
import { inquiryQuery } from '../../../domain/inquiry/query';
import { formatQuantity } from '../../../domain/quantities';
import type { RouteId } from '../../../routes/manifest';

const columns = ['Variant', 'Temperature', 'Hold time', 'Inquiry'];

/** Instead of an unpublished figure. */
const OPEN = 'Ask for it';

/** On a phone a row takes two lines: variant and request link, and below them the figures. */
const Rows = styled(Table)(({ theme: { breakpoints, mixins, spacing, vars } }) => ({
  '& td:is(:nth-of-type(1), :nth-of-type(2))': { color: vars.palette.text.heading, fontWeight: 700 },
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
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  '&[data-color="white"]': { background: vars.palette.label.white },
  '&[data-color="gray"]': { background: vars.palette.outline },
  '&[data-color="blue"]': { background: vars.palette.label.blue },
  '&[data-color="orange"]': { background: vars.palette.label.orange },
}));

type Variants = Extract<Section, { kind: 'variants' }>;

/** A product's variants, each with a link that requests it. */
export function VariantTable({ product, section }: { product: RouteId; section: Variants }) {
  const { title, items, note } = section;
  return (
    <div>
      <TableContainer>
        <Rows aria-label={title}>
          <TableHead>
            <TableRow>
              {columns.map((heading) => (
                <TableCell key={heading}>{heading}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map(({ name, color, temperature, holdTime }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  <Swatch data-color={color} />
                  {name}
                </TableCell>
                <TableCell>{temperature ? <Ranges text={formatInBoth(temperature)} /> : OPEN}</TableCell>
                <TableCell>{holdTime ? <Ranges text={formatQuantity(holdTime)} /> : OPEN}</TableCell>
                <TableCell>
                  <SiteLink href={pathTo('contact') + inquiryQuery({ products: [product], variant: name })}>
                    {`Request ${name}`}
                  </SiteLink>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Rows>
      </TableContainer>
      {note && <Note text={note} />}
    </div>
  );
}
