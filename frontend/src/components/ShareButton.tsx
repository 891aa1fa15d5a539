import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from './Button';

/** After the buttons beside it, which stay where they are. */
const Status = styled('span')({ order: 1, alignSelf: 'center', '@media print': { display: 'none' } });

/** Shares the shown page's URL by the share sheet, else the clipboard, else as text. `quiet` looks like a link. */
export function ShareButton({ label, quiet = false }: { label: string; quiet?: boolean }) {
  const [said, setSaid] = useState('');
  const { pathname, search, hash } = useLocation();
  const share = async () => {
    const url = window.location.origin + pathname + search + hash;
    setSaid('');
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid('Link copied.');
      }
    } catch (error) {
      // `AbortError`: the visitor closed the share sheet.
      if ((error as Error).name !== 'AbortError') setSaid(`Copy this link: ${url}`);
    }
  };
  return (
    <>
      <Button variant={quiet ? 'quiet' : 'secondary'} size={quiet ? 'small' : 'medium'} onClick={share}>
        {label}
      </Button>
      <Status role="status">{said}</Status>
    </>
  );
}
