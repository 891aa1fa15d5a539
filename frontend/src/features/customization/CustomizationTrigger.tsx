import { type ComponentProps, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button';
import { pathTo } from '../../components/SiteLink';
import { notices } from '../../content/notices';
import { inTime } from '../../lib/inTime';
import { serverResponds } from '../../lib/serverResponds';
import { openDialog } from '../../lib/startup/atOnce';
import { deferred } from '../../lib/startup/deferred';
import { savesData } from '../../lib/startup/savesData';
import { whenIdle } from '../../lib/startup/whenIdle';
import { whenNear } from '../../lib/startup/whenNear';
import { sections } from '../../routes/manifest';
import { hasStored } from '../forms/storageKeys';
import { StatusRegion } from '../forms/ui/StatusRegion';
import { whenNeeded } from '../forms/whenNeeded';
import { formId } from './formId';

/** Calls back when the button is near the viewport and the browser is idle, unless the visitor saves data. */
function whenTriggerNear(callback: () => void): () => void {
  const trigger = document.querySelector(`[aria-controls="${formId}"]`);
  if (!trigger || savesData()) return () => {};
  let cancel = whenNear(trigger, () => {
    cancel = whenIdle(callback);
  });
  return () => cancel();
}

const CustomizationForm = deferred(
  () => import('./CustomizationForm'),
  () => whenNeeded(document.getElementById(formId), hasStored('customization'), whenTriggerNear),
);

/**
 * A button that opens the Customization Form, at once where the document contains it; the form's code loads when it is
 * touched or the button is near. After a navigation inside the app a click renders it, and the button is busy until then.
 */
export function CustomizationTrigger({ children, ...button }: ComponentProps<typeof Button>) {
  const [present, setPresent] = useState(() => import.meta.env.SSR || document.getElementById(formId) !== null);
  const [missing, setMissing] = useState(false);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (present) return;
    // The click retries a failure.
    return whenTriggerNear(() => void CustomizationForm.preload().catch(() => {}));
  }, [present]);

  const show = ({ currentTarget: trigger }: MouseEvent<HTMLElement>) => {
    if (openDialog(trigger)) return;
    setPending(true);
    // A second report is announced only after the first is gone.
    setMissing(false);
    inTime(CustomizationForm.preload).then(
      () => {
        flushSync(() => {
          setPending(false);
          setPresent(true);
        });
        openDialog(trigger);
      },
      async () => {
        // The contact page's form has the same fields, in its own prerendered document.
        const contact = pathTo('contact', sections.inquiryForm);
        const responds = await serverResponds(contact);
        // The visitor has gone to another page meanwhile.
        if (!trigger.isConnected) return;
        if (responds) return window.location.assign(contact);
        setPending(false);
        setMissing(true);
      },
    );
  };
  return (
    <>
      <Button {...button} aria-haspopup="dialog" aria-controls={formId} aria-busy={pending || undefined} onClick={show}>
        {children}
      </Button>
      <StatusRegion>{missing && notices.dialogMissing}</StatusRegion>
      {present && (
        <Suspense fallback={null}>
          <CustomizationForm />
        </Suspense>
      )}
    </>
  );
}
