import { styled } from '@mui/material/styles';

const Range = styled('span')({ whiteSpace: 'nowrap' });

const range = /([−\d][\d.,]*–[\d.,]*\d(?:\u202f[^\s,;:.)]+)?)/;

/** A text whose lines never break inside a range or before its unit ("2–8 °C"): for cells that are narrow. */
export function Ranges({ text }: { text: string }) {
  let at = 0;
  return text.split(range).map((part, index) => {
    at += part.length;
    // What the pattern takes stands at the odd places.
    return index % 2 ? <Range key={at}>{part}</Range> : part;
  });
}
