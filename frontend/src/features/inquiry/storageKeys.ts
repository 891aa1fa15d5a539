import { recall } from '../../lib/sessionStore';

/** What the tab's session storage keeps for the inquiry form, by name. */
export const draftKey = 'inquiry-draft';
export const handoverKey = 'inquiry-handover';
export const prefillKey = 'inquiry-prefill';
export const unansweredKey = 'inquiry-unanswered';
export const cutPhoneKey = 'inquiry-cut-phone';

/** Whether something waits there to be filled in. */
export const hasKeptInput = () => [draftKey, handoverKey].some((key) => recall(key) !== undefined);
