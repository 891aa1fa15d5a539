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
  text: 'This page was not kept in your browser, so it cannot be shown now. Reload it when you are connected.',
  keptTitle: 'Pages you can open now',
  callTitle: 'Or call us',
};
