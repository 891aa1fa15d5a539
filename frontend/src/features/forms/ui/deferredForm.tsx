import { keyframes, styled } from '@mui/material/styles';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { MissingNotice } from '../../../components/IncompleteNotices';
import { notices } from '../../../content/notices';
import { inTime } from '../../../lib/inTime';
import { serverResponds } from '../../../lib/serverResponds';
import { deferred } from '../../../lib/startup/deferred';
import { whenNeeded } from '../whenNeeded';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Most forms load before this flashes. */
const Pending = styled('p')({ animation: `${appear} 1s step-end` });

/** Whether this is the document of the shown page, which had the form and lost it: a browser extension changed the page. */
const isOwnDocument = () => {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname === window.location.pathname;
};

/**
 * In the place of a form until its code has loaded: after a navigation, or as a copy of the prerendered form (`form`, a
 * selector), which React removes if the location changes before. Where the code fails or is late, the browser loads the
 * document of the URL, which has the form prerendered; where that is this one, or the server is unreachable, the page says
 * how else to ask.
 */
function FormPending({ form, preload }: { form: string; preload: () => Promise<void> }) {
  // Rendering precedes React's changes to the document.
  const [html] = useState(() => (import.meta.env.SSR ? undefined : document.querySelector(form)?.outerHTML));
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
  if (missing) return <MissingNotice />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of this document
  if (html) return <div inert dangerouslySetInnerHTML={{ __html: html }} />;
  return <Pending role="status">{notices.formPending}</Pending>;
}

/**
 * A prerendered form (`form`, a selector) whose code is a chunk of its own: it loads when needed, as it is at once if
 * `hasInput`.
 */
export function deferredForm<Props extends object>(
  form: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  hasInput: () => boolean,
) {
  const Form = deferred(load, () => whenNeeded(document.querySelector(form), hasInput()));
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like lazy
  return function DeferredForm(props: Props) {
    return (
      <Suspense fallback={<FormPending form={form} preload={Form.preload} />}>
        <Form {...props} />
      </Suspense>
    );
  };
}
