import { recall } from '../../lib/sessionStore';

/** What the tab's session storage keeps for the comment form, by name. */
export const draftKey = 'comment-draft';

/** Whether a comment waits there to be filled in. */
export const hasKeptComment = () => recall(draftKey) !== undefined;
