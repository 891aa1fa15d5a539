/** The container of toasts, a React root of its own: it stays when the page changes, and loads with the first toast. */
import Alert from '@mui/material/Alert';
import { type CustomContentProps, enqueueSnackbar, SnackbarProvider } from 'notistack';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { prefersReducedMotion } from '../../lib/prefersReducedMotion';
import { SiteTheme } from '../../theme/SiteTheme';
import { documentStyleCache } from '../../theme/styleCache';

export type ToastKind = 'success' | 'error';

/** Limits of section 9: visible toasts, and how long each is shown. */
const maxToasts = 20;
const durationMs: Readonly<Record<ToastKind, number>> = { success: 2000, error: 4000 };
/** An error interrupts the screen reader, a success does not. */
const role: Readonly<Record<ToastKind, 'alert' | 'status'>> = { success: 'status', error: 'alert' };

const toastOf =
  (kind: ToastKind) =>
  ({ message, ref, ...props }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) => {
    // notistack animates the toast by its `style`.
    const animation = { style: props.style };
    return (
      <Alert {...animation} ref={ref ?? null} variant="filled" severity={kind} role={role[kind]}>
        {message}
      </Alert>
    );
  };

const toasts = { success: toastOf('success'), error: toastOf('error') };

let host: HTMLElement | undefined;

/** Moves the toasts into the open dialog, as the page behind it is covered and inert; back to the page when it closes. */
function place(element: HTMLElement): void {
  const dialog = document.querySelector('dialog[open]');
  const parent = dialog ?? document.body;
  // Appending it again would restart the toasts that are shown.
  if (element.parentElement === parent) return;
  parent.append(element);
  dialog?.addEventListener('close', () => document.body.append(element), { once: true });
}

function mount(): void {
  if (host) return;
  host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <SiteTheme cache={documentStyleCache()}>
        <SnackbarProvider
          maxSnack={maxToasts}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          Components={toasts}
          disableWindowBlurListener
          {...(prefersReducedMotion() && { transitionDuration: 0 })}
        />
      </SiteTheme>,
    ),
  );
}

/** Shows a toast for its duration; hovering pauses it. */
export function enqueueToast(message: string, kind: ToastKind): void {
  mount();
  if (host) place(host);
  enqueueSnackbar(message, { variant: kind, autoHideDuration: durationMs[kind] });
}
