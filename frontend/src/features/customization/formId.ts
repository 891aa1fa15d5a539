/** The id of the Customization Form's dialog, and the prefix of the ids in it. Alone, as the form's code loads later. */
export const formId = 'customization-form';
