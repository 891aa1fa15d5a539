/** What forms keep in the tab's session storage. Alone, as pages check it before they load a form's code. */
import { recall } from '../../lib/storage';

export const storageKeys = {
  comment: 'comment-draft',
  customization: 'customization-draft',
  inquiry: 'inquiry-draft',
  handover: 'inquiry-handover',
  prefill: 'inquiry-prefill',
  links: 'inquiry-links',
  unanswered: 'inquiry-unanswered',
  cutPhone: 'inquiry-cut-phone',
} as const;

/** Whether anything is stored under one of these keys. */
export const hasStored = (...keys: readonly (keyof typeof storageKeys)[]) =>
  keys.some((key) => recall(storageKeys[key]) !== undefined);
