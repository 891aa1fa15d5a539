import type { Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { inquiryTexts } from '../../content/inquiry';

/**
 * A field that only spam scripts fill in. It is not visible, not in the tab order and not in the accessibility tree; it has
 * no name, so that browsers do not autofill it.
 */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label htmlFor="inquiry-more">{inquiryTexts.trap}</label>
      <input id="inquiry-more" type="text" tabIndex={-1} autoComplete="off" ref={ref} />
    </VisuallyHidden>
  );
}
