import { useState } from 'react';
import { Button } from './Button';
import { FormStatus } from './form/FormStatus';

/** Sends the page's address as it is now: by what the device shares with, else by the clipboard, else to be copied by hand. A `quiet` one is among links. */
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
  return (
    <>
      <Button variant={quiet ? 'quiet' : 'secondary'} onClick={share}>
        {label}
      </Button>
      <FormStatus>{said}</FormStatus>
    </>
  );
}
