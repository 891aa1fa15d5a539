import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** On paper alone. */
const Line = styled('p')({
  display: 'none',
  '@media print': {
    display: 'block',
    paddingInline: '2rem',
    overflowWrap: 'anywhere',
    '& ~ :is(header, section)': { paddingBlock: '0.4rem', background: 'none' },
  },
});

/**
 * Of a product what is read, on two pages: no pictures to enlarge, no way on. Key features say again what the tables say,
 * which are to begin on the first page.
 */
const ProductLine = styled(Line)({
  '@media print': {
    '& ~ :is(#fit, #gallery, #faq, #related, :last-child), & ~ header :is(figure, div:has(> section)), & ~ * [href$="-field-sheet.pdf"]':
      {
        display: 'none',
      },
    '& ~ #ask-about': { breakInside: 'avoid' },
    '& ~ section > div > div': { gap: 0, marginBottom: '0.4rem' },
    '& ~ section h2': { fontSize: '1.25rem' },
    '& ~ section h2 + p': { fontSize: '1rem' },
    '& ~ * :is(td, th)': { paddingBlock: '0.15rem' },
  },
});

/** To be written by hand where no script says the day. */
const BLANK = '____________';

interface Props {
  /** The page's own address. */
  readonly url: string;
  /** Whether the page is a product's. */
  readonly product: boolean;
}

/** Where a printed page comes from, with what was asked there, its day, and that nobody keeps it up to date. */
export function PrintedLine({ url, product }: Props) {
  const [{ day, query }, setPrinted] = useState({ day: BLANK, query: '' });
  useEffect(() => {
    // At once: the browser lays the paper out as soon as its event is answered.
    const note = () => {
      const printed = { day: new Date().toLocaleDateString('en-US', { dateStyle: 'long' }), query: location.search };
      flushSync(() => setPrinted(printed));
    };
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  // One text: React writes a comment between several.
  const text = `Uncontrolled copy of ${url}${query}, printed on ${day}`;
  return product ? <ProductLine>{text}</ProductLine> : <Line>{text}</Line>;
}
