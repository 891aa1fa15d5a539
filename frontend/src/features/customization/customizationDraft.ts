/** The draft of a Customization Form, until its entries are handed over. The chosen file is no part of it: no page may choose one. */

import type { InquiryValues } from '../../domain/inquiry/contract';
import { forget } from '../../lib/sessionStore';
import { entered, storeDraft, storedDraft } from '../forms/draft';
import { readValues } from '../inquiry/storedValues';
import { customizationDefaults } from './customizationValues';

const name = 'customization-draft';
const version = 1;

export const keepDraft = (values: InquiryValues) => storeDraft(name, { version, values }, customizationDefaults);

/** What the draft holds other than defaults; `undefined` where that is nothing. */
export const readDraft = () => entered(readValues(storedDraft(name, version)?.values), customizationDefaults);

/** Takes the draft away. */
export const clearDraft = () => forget(name);
