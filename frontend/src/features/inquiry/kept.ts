/** What the tab's session storage keeps for the inquiry form, by name. */
export const draftKey = 'inquiry-draft';
export const handoverKey = 'inquiry-handover';

/** Whether something waits there to be filled in. */
export function hasKeptInput(): boolean {
  try {
    return [draftKey, handoverKey].some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
