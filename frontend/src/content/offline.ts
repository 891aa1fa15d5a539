/** What stands in for a page that is asked for without a network and has not been kept. */
export interface OfflineContent {
  readonly title: string;
  readonly text: string;
  readonly keptTitle: string;
  /** Over the company's phone. */
  readonly callTitle: string;
}

export const offline: OfflineContent = {
  title: 'You are offline',
  text: 'This page needs a connection. Reload it when you have one.',
  keptTitle: 'Pages you can open now',
  callTitle: 'Or call us',
};

/** Over a page that was kept, where the network did not give the current one. */
export const keptCopy = {
  label: 'Kept copy',
  /** With the day on which it was kept between them. */
  dated: ['You are reading a copy that was kept on ', '. The current page may differ.'],
  undated: 'You are reading a copy that was kept earlier. The current page may differ.',
} as const;
