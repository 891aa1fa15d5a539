import { fahrenheitToCelsius, inWholeFahrenheit, rounded } from '../../domain/conversion';
import type { Need, NeededRange } from '../../domain/need';
import { exactly, formatDimensions, formatQuantity, mapEnds, type Quantity } from '../../domain/quantities';
import { formatTemperature } from '../../domain/readings';
import { carryingWords } from '../carrying';

const toTenth = (value: number) => rounded(value, 1);

/** A needed range in °C, to a tenth of a degree. */
export const neededInCelsius = ({ below: _, ...range }: NeededRange): Quantity => ({
  ...mapEnds(range, (value) => toTenth(range.unit === '°F' ? fahrenheitToCelsius(value) : value)),
  unit: '°C',
});

/** A range with an open end as "at most" or "at least"; "below" is for goods that are stored below a limit. */
function boundsWords(range: Quantity, below: boolean | undefined): string {
  const { min, max, unit } = range;
  if (min === undefined && !below) return `at most ${formatQuantity(exactly(max as number, unit))}`;
  return max === undefined ? `at least ${formatQuantity(exactly(min as number, unit))}` : formatTemperature(range);
}

/** A range in °C: "2–8 °C", "at most 8 °C", "below −18 °C". */
export const celsiusWords = (range: NeededRange): string => boundsWords(neededInCelsius(range), range.below);

/**
 * A range as entered and in the other unit: "2–8 °C (36–46 °F)", "36–46 °F (2.2–7.8 °C)". Converted °F are whole numbers,
 * as is usual in the trade.
 */
export function rangeWords({ below, ...range }: NeededRange): string {
  const celsius = neededInCelsius(range);
  const [entered, other] =
    range.unit === '°F' ? [mapEnds(range, toTenth), celsius] : [celsius, inWholeFahrenheit(celsius)];
  return `${boundsWords(entered, below)} (${boundsWords(other, below)})`;
}

const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** A need in words, one text for each criterion: "2–8 °C (35.6–46.4 °F)", "10 h", "9 openings". */
export function needWords({ goods, range, hours, openings, units, application, box, carry }: Need): readonly string[] {
  return [
    ...(goods ? [units ? `${units} × ${goods.name}` : goods.name] : []),
    ...(application ? [`Application ${application}`] : []),
    ...(range ? [rangeWords(range)] : []),
    ...(hours !== undefined ? [formatQuantity(exactly(hours, 'h'))] : []),
    ...(openings ? [plural(openings, 'opening')] : []),
    ...(box ? [`a box of ${formatDimensions(box)}`] : []),
    ...(carry ? [carryingWords[carry].toLowerCase()] : []),
  ];
}
