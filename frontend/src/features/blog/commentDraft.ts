/** The draft of a comment. Nothing takes the comment itself, so it stays for as long as the tab and the text do. */
import { entered, readTexts, storeDraft, storedDraft } from '../forms/draft';
import { type CommentValues, commentDefaults } from './comment';
import { draftKey } from './storageKeys';

const version = 1;

export const keepDraft = (values: CommentValues) => storeDraft(draftKey, { version, values }, commentDefaults);

/** What the draft holds other than empty texts; `undefined` where that is nothing. */
export const readDraft = () =>
  entered(readTexts(storedDraft(draftKey, version)?.values, commentDefaults), commentDefaults);
