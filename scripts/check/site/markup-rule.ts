/** What a general checker of HTML, html-validate, finds in a page's markup: against the standard and for assistive software. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { PageRule } from './rule';

const wholeNumber = ['/^[1-9]\\d*$/'];

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: [
      'html5',
      {
        html: { inherit: 'html', attributes: { lang: { required: true, enum: ['/.+/'] } } },
        // Without its size a picture moves what is below it when it comes.
        img: {
          inherit: 'img',
          attributes: {
            alt: { required: true },
            width: { required: true, enum: wholeNumber },
            height: { required: true, enum: wholeNumber },
          },
        },
      },
    ],
    rules: {
      // HTML may be spelled in several ways; this is how React spells it, and how it makes ids.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // MUI writes the classes of its Radio twice.
      'no-dup-class': 'off',
      // A list may have a name (WAI-ARIA 1.2).
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Boxes to tick of one name are one answer.
      'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
      // The panels of a tab list have sections of the same names, and one panel is shown at a time.
      'unique-landmark': 'off',
      // Where a number breaks is for the style sheet to say.
      'tel-non-breaking': 'off',
      // A hash guards what comes from elsewhere; our own files come from where the page does.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** A page's markup has no error. */
export const markup: PageRule = {
  name: 'valid and accessible HTML',
  broken: ({ file, html }) =>
    checker
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) =>
        messages.map(({ message, ruleId, line }) => `${message} (${ruleId}, line ${line})`),
      ),
};
