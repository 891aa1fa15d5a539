import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Visible in print only. */
const Line = styled('p')({
  display: 'none',
  '@media print': {
    display: 'block',
    paddingInline: '2rem',
    overflowWrap: 'anywhere',
    '& ~ :is(header, section)': { paddingBlock: '0.4rem', background: 'none' },
  },
});

/** A product prints on two pages, without galleries, links onward, and key features, which its tables repeat. */
const ProductLine = styled(Line)({
  '@media print': {
    '& ~ :is(#fit, #gallery, #faq, #related, :last-child), & ~ header :is(figure, section), & ~ * [href$="-field-sheet.pdf"]':
      { display: 'none' },
    '& ~ #ask-about': { breakInside: 'avoid' },
    '& ~ section > div > div': { gap: 0, marginBottom: '0.4rem' },
    '& ~ section h2': { fontSize: '1.25rem' },
    '& ~ section h2 + p': { fontSize: '1rem' },
    '& ~ * :is(td, th)': { paddingBlock: '0.15rem' },
  },
});

/** A blank to fill in by hand if no script inserts the date. */
const BLANK = '____________';

/** Opens closed answers until the page is printed, where CSS cannot show them (theme/globalStyles.ts). */
function openAnswers(): void {
  if (CSS.supports('selector(::details-content)')) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    const { name } = details;
    // Of one name, only one can be open.
    Object.assign(details, { name: '', open: true });
    addEventListener('afterprint', () => Object.assign(details, { open: false, name }), { once: true });
  }
}

/** The page's URL with its query, the date of printing, and that a printed copy is not updated. */
export function PrintedLine({ url, product }: { url: string; product: boolean }) {
  const [{ day, query }, setPrinted] = useState({ day: BLANK, query: '' });
  useEffect(() => {
    // Synchronous: the browser lays out the pages when its event handlers return.
    const note = () => {
      openAnswers();
      const printed = { day: new Date().toLocaleDateString('en-US', { dateStyle: 'long' }), query: location.search };
      flushSync(() => setPrinted(printed));
    };
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  // One string: React writes a comment between adjacent text nodes.
  const text = `Uncontrolled copy of ${url}${query}, printed on ${day}`;
  return product ? <ProductLine>{text}</ProductLine> : <Line>{text}</Line>;
}
