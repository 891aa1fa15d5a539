import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from './Button';

/** The words of a button without a frame stand at the edge that the text beside it has. */
const Line = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0, 2),
  marginLeft: spacing(-1),
  // It follows the links above it, as one of them.
  marginTop: spacing(-1.5),
  '@media print': { display: 'none' },
}));

/** Sends the page's address as it is now: by what the device shares with, else by the clipboard, else to be copied by hand. A `quiet` one is a line of its own. */
export function ShareButton({ label, quiet = false }: { label: string; quiet?: boolean }) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const { href: url } = window.location;
    setSaid('');
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid('Link copied.');
      }
    } catch (error) {
      // Whoever closes the device's own choice has changed their mind.
      if ((error as Error).name !== 'AbortError') setSaid(`Copy this link: ${url}`);
    }
  };
  const button = (
    <Button variant={quiet ? 'quiet' : 'secondary'} onClick={share}>
      {label}
    </Button>
  );
  const status = <span role="status">{said}</span>;
  return quiet ? (
    <Line>
      {button}
      {status}
    </Line>
  ) : (
    <>
      {button}
      {status}
    </>
  );
}
