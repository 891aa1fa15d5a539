/** html-validate on a page's markup: the HTML standard, and accessibility. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { pageRule } from './site';

const wholeNumber = ['/^[1-9]\\d*$/'];

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    elements: [
      'html5',
      {
        html: { inherit: 'html', attributes: { lang: { required: true, enum: ['/.+/'] } } },
        // A picture without a size shifts the layout when it loads.
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
      // A list may have a name (WAI-ARIA 1.2).
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Tab panels have sections of the same names, and only one panel is shown.
      'unique-landmark': 'off',
      // Only files of other origins need a hash.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** A page's markup has no error. */
export const markup = pageRule('valid and accessible HTML', ({ file, html }) =>
  checker
    .validateStringSync(html, file)
    .results.flatMap(({ messages }) =>
      messages.map(({ message, ruleId, line }) => `${message} (${ruleId}, line ${line})`),
    ),
);
