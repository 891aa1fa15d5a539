/**
 * The area that toasts appear in: a React root of its own beside the app's, so that a toast outlives
 * a navigation and pages without toasts know nothing of it.
 */
import { type CustomContentProps, SnackbarProvider } from 'notistack';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SideTheme } from '../../theme/SiteTheme';
import { Toast } from './ui/Toast';

/** What a toast tells of. */
export type ToastKind = 'success' | 'error';

/** Limits of section 9: toasts in sight, and milliseconds until each goes. */
const maxToasts = 20;
const durationMs: Readonly<Record<ToastKind, number>> = { success: 2000, error: 4000 };
/** An error interrupts what a screen reader is saying, a success waits. */
const role: Readonly<Record<ToastKind, 'alert' | 'status'>> = { success: 'status', error: 'alert' };

const toastOf =
  (kind: ToastKind) =>
  ({ message, ref, ...props }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) => {
    const movement = { style: props.style };
    return (
      <Toast {...movement} ref={ref ?? null} severity={kind} role={role[kind]}>
        {message}
      </Toast>
    );
  };

const toasts = { success: toastOf('success'), error: toastOf('error') };

let provider: SnackbarProvider | null = null;

function mount(): SnackbarProvider {
  if (provider) return provider;
  const host = document.createElement('div');
  document.body.append(host);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  flushSync(() =>
    createRoot(host).render(
      <SideTheme>
        <SnackbarProvider
          ref={(mounted) => {
            provider = mounted;
          }}
          maxSnack={maxToasts}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          Components={toasts}
          disableWindowBlurListener
          {...(still && { transitionDuration: 0 })}
        />
      </SideTheme>,
    ),
  );
  if (!provider) throw new Error('The toast area did not mount');
  return provider;
}

/** Shows a toast until its time is over; the pointer resting on it makes it wait. */
export function enqueueToast(message: string, kind: ToastKind): void {
  mount().enqueueSnackbar(message, { variant: kind, autoHideDuration: durationMs[kind] });
}
