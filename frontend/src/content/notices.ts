/** Messages for parts of the site that cannot be loaded. */
export const notices = {
  pending: 'Loading the page',
  stuck: 'The page you asked for cannot be reached. Try again when you are connected.',
  retry: 'Try again',
  stay: 'Stay here',
  formPending: 'Loading the form …',
  dialogMissing: 'The form cannot be reached. Try again when you are connected.',
  /** The company's phone and e-mail follow. */
  pageIncomplete:
    'A part of this page has not loaded, so it cannot answer now. Reload the page when you are connected, or call or write to us:',
} as const;
