import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { basketTexts } from '../content/request-basket';
import { mostOfOne, readCount } from '../domain/inquiry/quantity';
import { announce } from '../lib/announcer';
import { Button } from './Button';

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
  '& .MuiInputBase-root': { border: 0, borderRadius: 0, background: 'none' },
  '& input': {
    width: '3rem',
    minHeight: '2.75rem',
    padding: 0,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
}));

interface Props {
  /** Of what it is the quantity. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A small whole number, by one more and one less or typed. What is no quantity changes nothing. */
export function Stepper({ label, value, onChange }: Props) {
  // While it is edited, it may be empty or begin with something else.
  const [typed, setTyped] = useState<string>();
  const change = (next: number) => {
    setTyped(undefined);
    announce(basketTexts.changed(label, next));
    onChange(next);
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    const next = readCount(target.value);
    if (next !== undefined && next !== value) onChange(next);
  };
  const step = (event: KeyboardEvent) => {
    const next = { ArrowUp: value + 1, ArrowDown: value - 1 }[event.key];
    // Within a form, Enter would send it.
    if (next !== undefined || event.key === 'Enter') event.preventDefault();
    if (next !== undefined && next >= 1 && next <= mostOfOne) change(next);
  };
  return (
    <Frame role="group" aria-label={label}>
      <Button variant="quiet" aria-label={basketTexts.less} disabled={value <= 1} onClick={() => change(value - 1)}>
        −
      </Button>
      <InputBase
        value={typed ?? `${value}`}
        onChange={type}
        onBlur={() => setTyped(undefined)}
        onKeyDown={step}
        inputProps={{ 'aria-label': label, inputMode: 'numeric', maxLength: 4, autoComplete: 'off' }}
      />
      <Button
        variant="quiet"
        aria-label={basketTexts.more}
        disabled={value >= mostOfOne}
        onClick={() => change(value + 1)}
      >
        +
      </Button>
    </Frame>
  );
}
