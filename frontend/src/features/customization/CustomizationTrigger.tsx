import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { pathTo } from '../../components/SiteLink';
import { notices } from '../../content/notices';
import { serverResponds } from '../../lib/serverResponds';
import { savesData } from '../../lib/startup/savesData';
import { whenIdle } from '../../lib/startup/whenIdle';
import { whenNear } from '../../lib/startup/whenNear';
import { sections } from '../../routes/manifest';
import { FormStatus } from '../forms/ui/FormStatus';
import type { CustomizationFormProps } from './CustomizationForm';

const load = () => import('./CustomizationForm');

/** Loads ahead of the click, which retries a failure. */
const preload = () => {
  load().catch(() => {});
};

/**
 * A button that opens the Customization Form, whose code and texts load when the button is near the viewport and the
 * browser is idle, or on hover and focus. It is busy from the click until the form is open.
 */
export function CustomizationTrigger({ children, ...button }: ComponentProps<typeof Button>) {
  const [loaded, setLoaded] = useState<{ readonly Form: ComponentType<CustomizationFormProps> }>();
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  const [pending, setPending] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!trigger.current || savesData()) return;
    let cancel = whenNear(trigger.current, () => {
      cancel = whenIdle(preload);
    });
    return () => cancel();
  }, []);

  const show = () => {
    setPending(true);
    load().then(
      (module) => {
        setPending(false);
        setMissing(false);
        setLoaded({ Form: module.default });
        setOpen(true);
      },
      async () => {
        // The contact page's form has the same fields, in its own prerendered document.
        const contact = pathTo('contact', sections.inquiryForm);
        if (await serverResponds(contact)) return window.location.assign(contact);
        setPending(false);
        setMissing(true);
      },
    );
  };
  return (
    <>
      <Button
        {...button}
        ref={trigger}
        aria-haspopup="dialog"
        aria-busy={pending || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        {children}
      </Button>
      <FormStatus>{missing && notices.dialogMissing}</FormStatus>
      {loaded && <loaded.Form open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
