/** Beside the disabled submit button of a form whose code is missing; the company's phone and e-mail follow. */
export const formIncomplete =
  'A part of this form has not loaded, so it cannot be sent now. What you wrote stays here. Reload the page when you are connected, or call or write to us:';
