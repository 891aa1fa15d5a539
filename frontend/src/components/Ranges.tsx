import { styled } from '@mui/material/styles';

const Whole = styled('span')({ whiteSpace: 'nowrap' });

const range = String.raw`[−\d][\d.,]*–[\d.,]*\d(?:\u202f[^\s,;:.)]+)?`;
const size = String.raw`\d[\d.]*(?: × \d[\d.]*)+\u202f[^\s,;:.)]+`;
/** A standard or a model of several words: "MIL-STD-810", "XVO 9.5". */
const name = String.raw`[A-Z]{2,}(?:-[A-Z\d]+)+|XVO \d[\d.]*`;
const ranges = new RegExp(`(${range}|${name})`);
const figures = new RegExp(`(${range}|${size}|${name})`);

/** What the pattern takes stands at the odd places of a split. */
function whole(text: string, pattern: RegExp) {
  let at = 0;
  return text.split(pattern).map((part, index) => {
    at += part.length;
    return index % 2 ? <Whole key={at}>{part}</Whole> : part;
  });
}

/** A text whose lines never break inside a name, a range or before its unit ("2–8 °C"): for cells that are narrow. */
export const Ranges = ({ text }: { text: string }) => whole(text, ranges);

/** The same for running text, where a size ("9 × 6 × 11.5 in") has room as well. */
export const FiguresInText = ({ text }: { text: string }) => whole(text, figures);
