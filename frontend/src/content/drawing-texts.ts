/** Visible and accessible texts of the drawings of a product's figures. */
import { inWords, sentenceCase } from './facts/text';

/** A text with its source: "Kelvin (XVO 9.5 White)". */
const withSource = (text: string, source?: string) => (source ? `${text} (${source})` : text);

const scaled = (from: string, to: string) => `on a scale from ${from} to ${to}`;

export const drawingTexts = {
  withSource,
  temperature: {
    title: 'Temperature',
    label: (color: string, band: string) => `${sentenceCase(color)} ${band}`,
    /** "The temperature of Kelvin, on a scale from −20 to 30 °C, is 1–6 °C (…). For reference, the label colors …" */
    sentence: (name: string, from: string, to: string, values: string, labels: string) =>
      `The temperature of ${name}, ${scaled(from, to)}, is ${values}. For reference, the label colors stand for: ${labels}.`,
  },
  holdTime: {
    title: 'Hold time',
    lower: 'Lower figure',
    upper: 'Upper figure',
    /** "The hold time of Kelvin, on a scale from 0 to 24 h, is up to 24 h (XVO 9.5 White) …" */
    sentence: (name: string, from: string, to: string, values: string) =>
      `The hold time of ${name}, ${scaled(from, to)}, is ${values}.`,
  },
  size: {
    title: 'Size',
    exterior: 'Exterior',
    interior: 'Interior',
    /** The label of the size of a part, such as a disk. */
    part: 'Size',
    readings: (count: number) =>
      `${sentenceCase(inWords(count))} readings are published: ask which one applies to your order.`,
    /** `nested`: the interior is drawn inside the exterior. */
    howDrawn: (nested: boolean) =>
      `To scale: the third dimension is the height, and depth is drawn at half length${nested ? ', with the interior in the center' : ''}.`,
    /** "Monarch XVO 10, drawn to scale: exterior 10 × 7 × 12.5 in, with the interior of 9 × 6 × 11.5 in inside it." */
    sentence: (name: string, { exterior, interior, part }: { exterior?: string; interior?: string; part?: string }) => {
      const subject = `${name}, drawn to scale`;
      if (part) return `${subject}: ${part}.`;
      if (exterior && interior) return `${subject}: exterior ${exterior}, with the interior of ${interior} inside it.`;
      if (exterior) return `${subject}: exterior ${exterior}.`;
      return interior ? `${subject}: interior ${interior}.` : `${subject}.`;
    },
  },
  capacity: {
    title: 'Capacity',
    application: (application: string | number) => `Application ${application}`,
    applications: 'Application 1 and Application 2 are those of the blood-product tables.',
    /** "The capacity of Safeguard XVO 10 is up to 10 in Application 1 and up to 4 in Application 2 (Red blood cell)." */
    sentence: (name: string, counts: string, of: string) => `The capacity of ${name} is ${counts} (${of}).`,
  },
} as const;
