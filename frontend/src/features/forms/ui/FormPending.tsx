import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { MissingNotice } from '../../../components/IncompleteNotices';
import { notices } from '../../../content/notices';
import { inTime } from '../../../lib/inTime';
import { serverResponds } from '../../../lib/serverResponds';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Most forms load before this flashes. */
const Pending = styled('p')({ animation: `${appear} 1s step-end` });

/** Whether this is the document of the shown page, which had the form and lost it: a browser extension changed the page. */
const isOwnDocument = () => {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname === window.location.pathname;
};

/**
 * In the place of a form after a navigation, until its code has loaded. Where that fails or is late, the browser loads the
 * document of the URL, which has the form prerendered; where that is this one, or the server is unreachable, the page says
 * how else to ask.
 */
export function FormPending({ preload }: { preload: () => Promise<void> }) {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let left = false;
    inTime(preload).catch(async () => {
      const isElsewhere = !isOwnDocument() && (await serverResponds(window.location.href));
      if (left) return;
      if (isElsewhere) window.location.reload();
      else setMissing(true);
    });
    return () => {
      left = true;
    };
  }, [preload]);
  return missing ? <MissingNotice /> : <Pending role="status">{notices.formPending}</Pending>;
}
