/** The texts around a product's 3D model. */

import { drawingTexts } from './drawing-texts';
import { sentenceCase } from './facts/text';

/** A formatted size and its source. */
interface WrittenSize {
  readonly size: string;
  readonly source?: string | undefined;
}

export const modelTexts = {
  open: (kilobytes: number) => `Turn it around (3D, under ${kilobytes} kB)`,
  loading: 'Loading the 3D model …',
  close: 'Back to the picture',
  /** Announced when the model is shown, and visible beside it. */
  shown: 'Drag the model, or use the buttons or the arrow keys, to turn it. The keys + and − zoom.',
  alt: (name: string, size: string) => `3D model of ${name}, exterior ${size}, whose lid can be opened`,
  /** "The product specification gives an exterior of 14.5 × … in (… cm), as drawn; the product FAQ gives …" */
  readings: (readings: readonly WrittenSize[]) => {
    const [drawn, ...others] = readings.map(({ size, source }) => [`the ${source} gives`, size] as const);
    const first = drawn ? `${sentenceCase(drawn[0])} an exterior of ${drawn[1]}, as drawn` : '';
    const said = [first, ...others.map((words) => words.join(' '))].join('; ');
    return `${said}. ${drawingTexts.size.readings(readings.length)}`;
  },
  dimensions: 'Dimensions',
  lid: { open: 'Open the lid', close: 'Close the lid' },
  views: { label: 'View', front: 'Front', side: 'Side', top: 'Top', reset: 'Reset' },
  turn: { left: 'Turn left', right: 'Turn right' },
  zoom: { in: 'Zoom in', out: 'Zoom out' },
  room: 'See it in your room',
  problems: {
    unsupported: 'This browser cannot draw 3D models, as WebGL is missing or switched off. The picture stays.',
    failed: 'The 3D model cannot be reached. The picture stays; when you are connected, try again or reload the page.',
    /** The model is still shown. */
    room: 'This device could not show the model in your room.',
    lost: 'This browser has stopped drawing the 3D model. The picture is back.',
  },
} as const;

/** The reasons why the model is not shown. */
export type ModelProblem = keyof typeof modelTexts.problems;
