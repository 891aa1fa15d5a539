import { type ButtonHTMLAttributes, lazy, Suspense, useState } from 'react';
import { customization } from '../../content/customization';

const load = () => import('./CustomizationForm');
const CustomizationForm = lazy(load);

/** Fetched on the way to the button; a failure here is the click's to tell. */
const preload = () => {
  load().catch(() => {});
};

/** A button that opens the Customization Form, which is fetched when it is first wanted. */
export function CustomizationTrigger({
  children = customization.title,
  ...button
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'>) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        {...button}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        {children}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <CustomizationForm open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
