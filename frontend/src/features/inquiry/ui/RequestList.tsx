import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Button } from '../../../components/Button';
import { Stepper } from '../../../components/request/Stepper';

/** A line each, its quantity and what takes it out at the end of the line. */
const List = styled('ul')(({ theme: { breakpoints, spacing, vars } }) => ({
  maxWidth: '40rem',
  marginTop: spacing(1),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: spacing(1.5),
    paddingBlock: spacing(1),
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li > :last-child': {
    gridColumn: 3,
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    padding: 0,
    fontSize: '1.25rem',
    textDecoration: 'none',
  },
  [breakpoints.down(22)]: { '& > li > span:first-of-type': { gridColumn: '1 / -1' } },
}));

interface Quantity {
  readonly label: string;
  readonly value: number;
  readonly change: (value: number) => void;
}

interface Item {
  readonly name: string;
  /** Absent where there is one of it alone. */
  readonly quantity?: Quantity;
  readonly removeLabel: string;
  readonly remove: () => void;
}

interface Props {
  readonly title: string;
  readonly items: readonly Item[];
}

/** What a request is for, each with its quantity and a button that takes it out. */
export function RequestList({ title, items }: Props) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  return (
    <section ref={list} tabIndex={-1} aria-labelledby={id}>
      <Typography variant="h4" component="h3" id={id}>
        {title}
      </Typography>
      <List>
        {items.map(({ name, quantity, removeLabel, remove }) => (
          <li key={name}>
            <span>{name}</span>
            {quantity && <Stepper label={quantity.label} value={quantity.value} onChange={quantity.change} />}
            <Button
              variant="quiet"
              aria-label={removeLabel}
              onClick={() => {
                // The button goes with what it takes out; the focus stays here.
                list.current?.focus({ preventScroll: true });
                remove();
              }}
            >
              ×
            </Button>
          </li>
        ))}
      </List>
    </section>
  );
}
