import { styled } from '@mui/material/styles';

const Whole = styled('span')({ whiteSpace: 'nowrap' });

const range = String.raw`[−\d][\d.,]*–[\d.,]*\d(?:\u202f[^\s,;:.)]+)?`;
const size = String.raw`\d[\d.]*(?: × \d[\d.]*)+\u202f[^\s,;:.)]+`;
const hyphenated = '[A-Z]{2,}(?:-[A-Z\\d]+)+';
const ranges = new RegExp(`(${range})`);
const figures = new RegExp(`(${range}|${size}|${hyphenated})`);

/** What the pattern takes stands at the odd places of a split. */
function whole(text: string, pattern: RegExp) {
  let at = 0;
  return text.split(pattern).map((part, index) => {
    at += part.length;
    return index % 2 ? <Whole key={at}>{part}</Whole> : part;
  });
}

/** A text whose lines never break inside a range or before its unit ("2–8 °C"): for cells that are narrow. */
export const Ranges = ({ text }: { text: string }) => whole(text, ranges);

/** The same for running text, where a size ("9 × 6 × 11.5 in") and a name with hyphens ("MIL-STD-810") have room as well. */
export const FiguresInText = ({ text }: { text: string }) => whole(text, figures);
