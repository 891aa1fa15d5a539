/** Positions of text rows and marks in a drawing, in px from its top left corner. */

/** The narrowest drawing in px: a card in a window of 280 px. Text is wrapped for this width on every window. */
const NARROWEST = 215;
/** Mean width of a character at 13 px type, in px. */
const CHARACTER_WIDTH = 6.6;

/** Wraps a text between words at this many characters; a longer word gets a line of its own. */
export function wrapWords(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= characters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lines of a label to the left of a value, wrapped so that they never touch. */
export function labelBeside(value: string, label: string): string[] {
  const room = NARROWEST - (value.length + 2) * (CHARACTER_WIDTH + 1);
  return wrapWords(label, Math.max(10, Math.floor(room / CHARACTER_WIDTH)));
}

export const LINE = 18;
export const TRACK = 16;
const GAP = 10;

/** Stacks rows, each a label and a value above a track. Returns them with their positions, and the bottom of the last. */
export function stackRows<Row extends { value: string; label?: string | undefined }>(rows: readonly Row[]) {
  let top = 0;
  const placed = rows.map((row) => {
    const lines = row.label ? labelBeside(row.value, row.label) : [];
    const baseline = top + 15;
    const track = top + Math.max(1, lines.length) * LINE + 4;
    top = track + TRACK + GAP;
    return { ...row, lines, baseline, track };
  });
  return { rows: placed, bottom: top - GAP };
}

export const UNIT = { width: 9, height: 14, gap: 3, groupGap: 7, perRow: 10, perGroup: 5 } as const;

/** Positions of `count` units in groups of five and rows of ten, and their total height. */
export function placeUnits(count: number): { units: { x: number; y: number }[]; height: number } {
  const units = Array.from({ length: count }, (_, index) => {
    const column = index % UNIT.perRow;
    return {
      x: column * (UNIT.width + UNIT.gap) + Math.floor(column / UNIT.perGroup) * (UNIT.groupGap - UNIT.gap),
      y: Math.floor(index / UNIT.perRow) * (UNIT.height + UNIT.gap),
    };
  });
  const rows = Math.ceil(count / UNIT.perRow);
  return { units, height: rows * UNIT.height + Math.max(0, rows - 1) * UNIT.gap };
}
