/** The container of toasts: a React root of its own, which outlives pages, and which those without toasts do not load. */
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

let isMounted = false;

function mount(): void {
  if (isMounted) return;
  const host = document.createElement('div');
  document.body.append(host);
  flushSync(() =>
    createRoot(host).render(
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
  isMounted = true;
}

/** Shows a toast for its duration; hovering pauses it. */
export function enqueueToast(message: string, kind: ToastKind): void {
  mount();
  enqueueSnackbar(message, { variant: kind, autoHideDuration: durationMs[kind] });
}
