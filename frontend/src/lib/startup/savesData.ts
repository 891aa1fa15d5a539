/** Whether the visitor's connection is to be spared: nothing is then fetched that nobody asked for. Only Chromium tells. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
