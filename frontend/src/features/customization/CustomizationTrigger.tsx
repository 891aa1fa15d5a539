import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '../../components/Button';
import { pathTo } from '../../components/SiteLink';
import { notices } from '../../content/notices';
import { serverResponds } from '../../lib/serverResponds';
import { sections } from '../../routes/manifest';
import { FormStatus } from '../forms/ui/FormStatus';
import type { CustomizationFormProps } from './CustomizationForm';

const load = () => import('./CustomizationForm');

/** Starts loading on hover and focus; the click retries a failure. */
const preload = () => {
  load().catch(() => {});
};

/** A button that opens the Customization Form, whose code and texts load on first use. */
export function CustomizationTrigger({ children, ...button }: ComponentProps<typeof Button>) {
  const [loaded, setLoaded] = useState<{ readonly Form: ComponentType<CustomizationFormProps> }>();
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  const show = () => {
    load().then(
      (module) => {
        setMissing(false);
        setLoaded({ Form: module.default });
        setOpen(true);
      },
      async () => {
        // The contact page's form has the same fields, in its own prerendered document.
        const contact = pathTo('contact', sections.inquiryForm);
        if (await serverResponds(contact)) window.location.assign(contact);
        else setMissing(true);
      },
    );
  };
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload} onClick={show}>
        {children}
      </Button>
      <FormStatus>{missing && notices.dialogMissing}</FormStatus>
      {loaded && <loaded.Form open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
