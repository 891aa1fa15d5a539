import type { Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { inquiryTexts } from '../../content/inquiry';

/**
 * A field for scripts that fill in whatever they find. Out of sight, out of the tab order and out of
 * the accessibility tree; without a name, so that no browser fills it in and no list of controls has it.
 */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label htmlFor="inquiry-more">{inquiryTexts.trap}</label>
      <input id="inquiry-more" type="text" tabIndex={-1} autoComplete="off" ref={ref} />
    </VisuallyHidden>
  );
}
