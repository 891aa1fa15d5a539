import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Button } from '../Button';

const List = styled('ul')(({ theme: { radius, spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  marginTop: spacing(1),
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    paddingLeft: spacing(2),
    border: `1px solid ${vars.palette.outline}`,
    borderRadius: radius.pill,
  },
  '& button': { minWidth: '2.75rem', minHeight: '2.75rem', padding: 0, textDecoration: 'none' },
}));

interface Props {
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly removeLabel: string; readonly remove: () => void }[];
}

/** What a request is for, each with a button that takes it out. */
export function RequestList({ title, items }: Props) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  return (
    <section ref={list} tabIndex={-1} aria-labelledby={id}>
      <Typography variant="h4" component="h3" id={id}>
        {title}
      </Typography>
      <List>
        {items.map(({ name, removeLabel, remove }) => (
          <li key={name}>
            {name}
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
