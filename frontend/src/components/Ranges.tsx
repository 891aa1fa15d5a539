import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Text on one line, except on a phone with enlarged text, where it may be longer than a line. */
const Whole = styled('span')(({ theme }) => ({ [theme.breakpoints.up(20)]: { whiteSpace: 'nowrap' } }));

const range = String.raw`[−\d][\d.,]*–[\d.,]*\d(?:\u202f[^\s,;:.)]+)?`;
const size = String.raw`\d[\d.]*(?: × \d[\d.]*)+\u202f[^\s,;:.)]+`;
const limit = String.raw`(?:below|above|up to|more than) [−\d][\d.,]*(?:\u202f[^\s,;:.)]+)?`;
/** What has a name of several words: "MIL-STD-810", "ISTA 7D", "CORE XVO 30", "XVO 9.5 White". */
const name = String.raw`[A-Z]{2,}(?:-[A-Z\d]+)+|(?:(?:CORE|Kelvin|Monarch|Safeguard) )?XVO \d(?:[\d.]*\d)?(?: (?:White|Gray|Blue)\b)?|Phase \d+|Application \d|ISTA \d[A-Z]|Report \d+|IgSC \d+\u202fg`;
const ranges = new RegExp(`(${range}|${name})`);
/** With the marks around it: a line may end between a mark and an `inline-block`. */
const sizes = new RegExp(String.raw`(\(?${size}[^\s(]*)`);
const figures = new RegExp(`(${range}|${size}|${limit}|${name})`);

/** Renders the part of a text between two indexes. */
type ShowPart = (from: number, to: number) => ReactNode;

/** `split` puts what the pattern matches at the odd indexes. */
function whole(text: string, pattern: RegExp, show: ShowPart = (from, to) => text.slice(from, to), Part = Whole) {
  let to = 0;
  return text.split(pattern).map((part, index) => {
    const from = to;
    to += part.length;
    return index % 2 ? <Part key={to}>{show(from, to)}</Part> : show(from, to);
  });
}

const Value = styled('span')({ display: 'inline-block' });

/**
 * Text that does not wrap inside a name, a range or before its unit ("2–8 °C"), for narrow cells; inside a size only where it
 * is longer than a line.
 */
export const Ranges = ({ text }: { text: string }) =>
  whole(text, sizes, (from, to) => whole(text.slice(from, to), ranges), Value);

/** The same for running text, where a size ("9 × 6 × 11.5 in") and a limit ("below −18 °C") fit on a line as well. */
export const FiguresInText = ({ text, show }: { text: string; show?: ShowPart }) => whole(text, figures, show);

/** A list of figures ("1–6 °C, 2–8 °C") that wraps between figures, never inside one. */
export function Values({ text }: { text: string }) {
  const parts = text.split(', ');
  return parts.map((part, index) => (
    <span key={part}>
      <Value>
        <FiguresInText text={index < parts.length - 1 ? `${part},` : part} />
      </Value>{' '}
    </span>
  ));
}

const models = /(\S*\d\S*-\S*|\S*-\S*\d\S*|(?:CORE |Monarch |Safeguard )?XVO [\d.]*\d)/;

/** A name whose model numbers ("EL-USB-1-PRO", "CORE XVO 30") do not wrap. */
export const Name = ({ text }: { text: string }) => whole(text, models);
