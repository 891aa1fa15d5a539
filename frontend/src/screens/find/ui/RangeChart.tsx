import type { FinderScreenContent } from '../../../content/finder';
import type { Quantity } from '../../../domain/quantities';
import { formatTemperature } from '../../../domain/readings';
import { bandOn, percentAt, scaleFor, temperatureFrame } from '../../../features/drawings/scale';
import { type Reference, ScaleDrawing } from '../../../features/drawings/ui/ScaleDrawing';

interface Props {
  texts: FinderScreenContent['chart'];
  /** Published ranges in °C with the names of their coolers; those without a range are omitted. */
  ranges: readonly { readonly name: string; readonly range?: Quantity | undefined }[];
  /** The needed range in °C and its label. */
  need?: { readonly range: Quantity; readonly label: string } | undefined;
}

/** All published ranges on one scale, with the needed one. */
export function RangeChart({ texts, ranges, need }: Props) {
  const drawn = ranges.flatMap(({ name, range }) => (range ? [{ name, range }] : []));
  const scale = scaleFor([...drawn.map(({ range }) => range), ...(need ? [need.range] : [])], temperatureFrame);
  const references: Reference[] = need
    ? [
        {
          color: 'need',
          label: need.label,
          from: percentAt(scale, need.range.min ?? scale.min),
          to: percentAt(scale, need.range.max ?? scale.max),
        },
      ]
    : [];
  const rows = drawn.map(({ name, range }) => ({
    value: formatTemperature(range),
    label: name,
    mark: bandOn(scale, range),
  }));
  return (
    <ScaleDrawing
      sentence={`${texts.sentence}: ${rows.map(({ label, value }) => `${label} ${value}`).join('; ')}.`}
      scale={scale}
      unit="°C"
      rows={rows}
      references={references}
    />
  );
}
