import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { FormEvent, ReactNode } from 'react';
import { FigureTable } from '../FigureTable';
import { NeedsScript } from '../NeedsScript';
import { Ranges } from '../Ranges';
import { SiteLink } from '../SiteLink';

const Form = styled('form')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  '& tbody td': { minWidth: '9rem' },
}));

const Name = styled('span')({ display: 'flex', alignItems: 'flex-start' });

/**
 * In a row of the table, an answer that needs a script; without one the row is read. The box is higher than a line; without
 * what it has more, the name stands on the line of the figures beside it.
 */
const Choice = styled(Checkbox)(({ theme: { mixins, spacing } }) => ({
  flexShrink: 0,
  marginBlock: spacing(-1.25),
  ...mixins.needsScript,
}));

interface Props {
  caption: string;
  /** Above the names, and above each column of figures. */
  columns: readonly string[];
  coolers: readonly {
    readonly id: string;
    readonly name: string;
    readonly path: string;
    /** A text a column. */
    readonly cells: readonly string[];
  }[];
  /** Ids that are chosen already. */
  chosen: readonly string[];
  action: string;
  /** Takes the ids that were chosen, instead of the browser, once the page is hydrated. */
  onChoose: (ids: readonly string[]) => void;
  /** The form's buttons. */
  buttons: ReactNode;
}

/** All coolers with their main figures, each to be chosen. The form is named after the address's parameter. */
export function ChooseTable({ caption, columns, coolers, chosen, action, onChoose, buttons }: Props) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(new FormData(event.currentTarget).getAll('items').map(String));
  };
  return (
    // What is chosen follows the address, also after Back.
    <Form action={action} method="get" onSubmit={choose} key={chosen.join()}>
      <TableContainer component="section" tabIndex={0} aria-label={caption}>
        <FigureTable>
          <caption>
            <span>{caption}</span>
          </caption>
          <TableHead>
            <TableRow>
              {columns.map((label) => (
                <TableCell key={label} scope="col">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {coolers.map(({ id, name, path, cells }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  <Name>
                    <Choice
                      name="items"
                      value={id}
                      defaultChecked={chosen.includes(id)}
                      slotProps={{ input: { 'aria-label': name } }}
                    />
                    <SiteLink href={path}>{name}</SiteLink>
                  </Name>
                </TableCell>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index + 1]}>
                    <Ranges text={cell} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </FigureTable>
      </TableContainer>
      <NeedsScript>{buttons}</NeedsScript>
    </Form>
  );
}
