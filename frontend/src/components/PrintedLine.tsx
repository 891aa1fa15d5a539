import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** On paper alone; and what follows it there is what is read: no pictures to enlarge, nothing to press, no way on. */
const Line = styled('p')({
  display: 'none',
  '@media print': {
    display: 'block',
    paddingInline: '2rem',
    // Key features say again what the tables say, which are to begin on the first page.
    '& ~ :is(#fit, #gallery, #faq, #related, :last-child), & ~ header :is(nav, figure, section), & ~ * :is(.MuiButton-root, [download])':
      { display: 'none' },
    '& ~ :is(header, section)': { paddingBlock: '1rem', background: 'none' },
    '& ~ * :is(table, figure)': { breakInside: 'avoid' },
    '& ~ * h2': { breakAfter: 'avoid' },
  },
});

/** To be written by hand where no script says the day. */
const BLANK = '____________';

/** Where a printed page comes from, its day, and that nobody keeps it up to date. `url` is the page's own address. */
export function PrintedLine({ url }: { url: string | undefined }) {
  const [day, setDay] = useState(BLANK);
  useEffect(() => {
    // At once: the browser lays the paper out as soon as its event is answered.
    const date = () => flushSync(() => setDay(new Date().toLocaleDateString('en-US', { dateStyle: 'long' })));
    addEventListener('beforeprint', date);
    return () => removeEventListener('beforeprint', date);
  }, []);
  // One text: React writes a comment between several.
  return <Line>{`Uncontrolled copy of ${url}, printed on ${day}`}</Line>;
}
