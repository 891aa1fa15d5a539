import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { basketTexts } from '../../content/request-basket';
import { announce } from '../../lib/announcer';
import { isCount } from '../../lib/requestBasket';
import { Button } from '../Button';

const Frame = styled('span')(({ theme: { radius, vars } }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: radius.pill,
  background: vars.palette.background.paper,
  '& .MuiButton-root': {
    // With text of twice the size the rest is the quantity's.
    minWidth: '44px',
    minHeight: '2.75rem',
    margin: 0,
    padding: 0,
    border: 0,
    fontSize: '1.25rem',
    textDecoration: 'none',
  },
  '& [aria-disabled]': { cursor: 'default', opacity: 0.35 },
  '& input': {
    width: '3rem',
    minWidth: 0,
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    // An iPhone zooms into a field with smaller text.
    fontSize: 'max(1rem, 1em)',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
}));

/** Reads full-width digits and grouped thousands as well. */
function numberIn(text: string): number {
  const plain = text.normalize('NFKC').trim();
  return Number(/^[1-9]\d{0,2}(,\d{3})+$/.test(plain) ? plain.replaceAll(',', '') : plain);
}

interface Props {
  /** Names the product. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/**
 * A quantity, changed by two buttons or typed. Invalid input, such as "1,5", changes nothing, which is announced; in a form it
 * stays, with an error, as an empty field does.
 */
export default function Stepper({ label, value, onChange }: Props) {
  // The text while it is edited, which may be empty or invalid, and the quantity before.
  const [typed, setTyped] = useState<{ readonly text: string; readonly before: number; readonly isRefused?: true }>();
  const errorId = useId();
  const change = (next: number) => {
    setTyped(undefined);
    if (!isCount(next)) return;
    announce(basketTexts.changed(label, next));
    onChange(next);
  };
  const type = ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    setTyped({ text, before: typed?.before ?? value });
    const next = numberIn(text);
    if (isCount(next) && next !== value) onChange(next);
  };
  const finish = ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement>) => {
    const invalid = typed && !isCount(numberIn(typed.text)) ? typed : undefined;
    // Typing "2.5" has set the quantity 2.
    if (invalid && invalid.before !== value) onChange(invalid.before);
    // A form would send the quantity before, if the input ends with a click on Submit.
    if (invalid && form) announce(basketTexts.invalid);
    else if (invalid?.text.trim()) announce(basketTexts.changed(label, invalid.before));
    setTyped(invalid && form ? { ...invalid, isRefused: true } : undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    // Inside a form, Enter would submit it.
    event.preventDefault();
    finish(event);
  };
  // Not disabled at its limit, as the pressed button would then lose the focus.
  const step = (next: number, name: string, sign: string) => (
    <Button variant="quiet" aria-label={name} aria-disabled={!isCount(next) || undefined} onClick={() => change(next)}>
      {sign}
    </Button>
  );
  return (
    <>
      <Frame role="group" aria-label={label}>
        {step(value - 1, basketTexts.less, '−')}
        <input
          aria-label={label}
          aria-invalid={typed?.isRefused}
          aria-describedby={typed?.isRefused && errorId}
          // Not of the type "number", in which Chromium reads "1,5" as 15.
          inputMode="numeric"
          autoComplete="off"
          value={typed?.text ?? value}
          onChange={type}
          onBlur={finish}
          onKeyDown={press}
        />
        {step(value + 1, basketTexts.more, '+')}
      </Frame>
      {typed?.isRefused && (
        <FormHelperText error id={errorId}>
          {basketTexts.invalid}
        </FormHelperText>
      )}
    </>
  );
}
