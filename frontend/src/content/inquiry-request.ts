/** Texts of a request that prefills the inquiry form. Those of the message are in the buyer's voice. */
import { listed } from './facts/text';
import { basketTexts } from './request-basket';

/** A topic's label within the buyer's sentence: "interior size", "capacity in my units", "Phase 5 PCMs". */
const spoken = (label: string) =>
  (/^\w+ \d/.test(label) ? label : label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())).replace(
    /\byour\b/g,
    'my',
  );

/** A product with its variant, "Kelvin XVO 9.5 White", or with a part or document, "Eclipse (Shoulder strap)". */
export function itemName(product: string, variant: string | undefined): string {
  if (!variant) return product;
  const isModel = /^[A-Z]+ \d/.test(variant);
  return isModel ? `${product} ${variant}` : `${product} (${variant})`;
}

/** A quantity of an item: "2 × Kelvin". */
export const someOf = (quantity: number, name: string): string => `${quantity} × ${name}`;

/** The sentences of the message, and the form's texts around them. */
export const requestTexts = {
  request: (items: readonly string[]) => `I would like to request ${listed(items)}.`,
  about: (words: string) => `I am looking for “${words}”.`,
  /** `products`: the number of named products. Ways of carrying, such as "with a handle", do not follow "for". */
  need: (products: number, words: readonly string[]) => {
    const isManner = (word: string) => word.startsWith('with ') || word.endsWith('ly');
    const manner = words.filter(isManner).map((word) => (word.endsWith('ly') ? `carried ${word}` : word));
    const uses = words.filter((word) => !isManner(word)).join(', ');
    const what = products === 0 ? 'a cooler' : products === 1 ? 'it' : 'them';
    return `I need ${what} ${[uses && `for ${uses}`, ...manner].filter(Boolean).join(', ')}.`;
  },
  neverOpened: 'It will not be opened on the way.',
  ask: (labels: readonly string[]) => `Please tell me about ${listed(labels.map(spoken))}.`,
  askAbout: (name: string, labels: readonly string[]) =>
    `For ${name}, please tell me about ${listed(labels.map(spoken))}.`,
  /** `replaced`: the products of the request before. */
  filledIn: (replaced: readonly string[]) =>
    [
      'Your request is filled in below. Check it, change what you like, and add your contact details.',
      ...(replaced.length > 0
        ? [
            `It replaces your request for ${listed(replaced)}. For several products, use “${basketTexts.add}” on their pages.`,
          ]
        : []),
    ].join(' '),
  title: 'In this request',
  quantity: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Remove ${name} from this request`,
} as const;

/** Texts of the summary before an inquiry is sent, and of the record after it was received. */
export const inquiryRecord = {
  aboutToSend: 'You are about to send',
  title: 'Your record of this inquiry',
  sentOn: 'Sent on',
  print: 'Print or save',
  next: {
    title: 'Received',
    received: 'Our server confirmed that it received your inquiry.',
    /** Office hours, phone and e-mail follow. */
    sooner: 'To ask sooner, call during office hours or write:',
  },
} as const;
