import { styled } from '@mui/material/styles';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { basketTexts } from '../../content/request-basket';
import { isCount, MAX_QUANTITY } from '../../domain/inquiry/quantity';
import { announce } from '../../lib/announcer';
import { Button } from '../Button';

const Frame = styled('span')(({ theme: { radius, vars } }) => ({
  display: 'inline-flex',
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: radius.pill,
  background: vars.palette.background.paper,
  '& .MuiButton-root': {
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    margin: 0,
    padding: 0,
    border: 0,
    fontSize: '1.25rem',
    textDecoration: 'none',
  },
  '& input': {
    width: '3rem',
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    // The buttons beside it replace the small native ones.
    appearance: 'textfield',
    '&::-webkit-inner-spin-button': { display: 'none' },
  },
}));

interface Props {
  /** Names the product. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A quantity, changed by two buttons or typed. Invalid input changes nothing. */
export default function Stepper({ label, value, onChange }: Props) {
  // The text while it is edited, which may be empty or invalid.
  const [typed, setTyped] = useState<string>();
  const change = (next: number) => {
    setTyped(undefined);
    announce(basketTexts.changed(label, next));
    onChange(next);
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    const next = Number(target.value);
    if (isCount(next) && next !== value) onChange(next);
  };
  // Inside a form, Enter would submit it.
  const stay = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <Frame role="group" aria-label={label}>
      <Button variant="quiet" aria-label={basketTexts.less} disabled={value <= 1} onClick={() => change(value - 1)}>
        −
      </Button>
      <input
        type="number"
        aria-label={label}
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        autoComplete="off"
        value={typed ?? value}
        onChange={type}
        onBlur={() => setTyped(undefined)}
        onKeyDown={stay}
      />
      <Button
        variant="quiet"
        aria-label={basketTexts.more}
        disabled={value >= MAX_QUANTITY}
        onClick={() => change(value + 1)}
      >
        +
      </Button>
    </Frame>
  );
}
