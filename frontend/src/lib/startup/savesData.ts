/** Whether the visitor asked the browser to save data: then nothing is prefetched. Only Chromium reports it. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
