/** Whether Save-Data is on: nothing is prefetched, and the app starts at the first input. Only Chromium reports it. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
