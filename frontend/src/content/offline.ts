/** The page that is shown offline for a page that is not cached. */
export interface OfflineContent {
  readonly title: string;
  readonly text: string;
  readonly keptTitle: string;
  /** Above the company's phone. */
  readonly callTitle: string;
}

export const offline: OfflineContent = {
  title: 'You are offline',
  text: 'This page needs a connection. Reload it when you have one.',
  keptTitle: 'Pages you can open now',
  callTitle: 'Or call us',
};

/** Above a cached page that is shown because the server is unreachable. */
export const keptCopy = {
  label: 'Kept copy',
  /** The date of caching is inserted between the two. */
  dated: ['You are reading a copy that was kept on ', '. The current page may differ.'],
  undated: 'You are reading a copy that was kept earlier. The current page may differ.',
} as const;
