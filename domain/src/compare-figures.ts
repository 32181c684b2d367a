import { compareDecimals, multiplyDecimals, parseDecimal, type Decimal } from './decimal.ts';

/** A figure that products are compared by, e.g. of their technical data (shop-api.md 10.2). */
export interface Figure {
  /** A number, or a text as the shop writes it: `8`, `6,6`, `5.000`, `1 TB`. */
  readonly value: string | number;
  /** E.g. `GB`; a unit in the value comes before it. Null without one. */
  readonly unit: string | null;
}

/** A figure in the base unit of what it measures. */
interface Measure {
  readonly quantity: string;
  readonly amount: Decimal;
}

/** What a unit measures, and how many of the base unit it is. */
const UNITS: ReadonlyMap<string, readonly [quantity: string, factor: string]> = new Map([
  ['mb', ['data', '1']],
  ['gb', ['data', '1000']],
  ['tb', ['data', '1000000']],
  ['g', ['mass', '1']],
  ['gram', ['mass', '1']],
  ['kg', ['mass', '1000']],
  ['mm', ['length', '1']],
  ['cm', ['length', '10']],
  ['m', ['length', '1000']],
  ['inci', ['length', '25.4']],
  ['inch', ['length', '25.4']],
  ['"', ['length', '25.4']],
  ['hz', ['frequency', '1']],
  ['khz', ['frequency', '1000']],
  ['mhz', ['frequency', '1000000']],
  ['ghz', ['frequency', '1000000000']],
  ['mah', ['charge', '1']],
  ['ah', ['charge', '1000']],
  ['w', ['power', '1']],
  ['watt', ['power', '1']],
  ['kw', ['power', '1000']],
]);

/** Whether more or less of a figure is better, by its key; for other keys neither is. */
const BETTER: ReadonlyMap<string, 'more' | 'less'> = new Map([
  ['price', 'less'],
  ['rating', 'more'],
  ['weight', 'less'],
  ['berat', 'less'],
  ['bobot', 'less'],
  ['ram', 'more'],
  ['storage', 'more'],
  ['refresh-rate', 'more'],
  ['battery', 'more'],
  ['capacity', 'more'],
  ['power', 'more'],
]);

const NUMBER_AND_UNIT = /^([\d.,]+)\s*(\p{L}+|")?$/u;
const WITH_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/** A number in Indonesian writing: `5.000` are five thousand, `6,6` and `6.6` are six and six tenths. */
function parseNumber(text: string): Decimal | undefined {
  const whole = WITH_THOUSANDS.test(text) ? text.replaceAll('.', '') : text;
  return parseDecimal(whole.replace(',', '.'));
}

/** Undefined for what is no single number with at most one unit. */
function measure({ value, unit }: Figure): Measure | undefined {
  const [, digits = '', own = unit ?? ''] = NUMBER_AND_UNIT.exec(String(value).trim()) ?? [];
  if (digits === '') return undefined;
  const number = typeof value === 'number' ? parseDecimal(value) : parseNumber(digits);
  const word = own.toLowerCase();
  const [quantity, factorText] = UNITS.get(word) ?? [word, '1'];
  const factor = parseDecimal(factorText);
  if (number === undefined || factor === undefined) return undefined;
  return { quantity, amount: multiplyDecimals(number, factor) };
}

const plainText = ({ value, unit }: Figure) => `${value} ${unit ?? ''}`.trim().toLowerCase();

/** Whether two figures are equal, also in different units: `1 TB` and `1.000 GB`. */
export function isSameFigure(one: Figure, other: Figure): boolean {
  const [left, right] = [measure(one), measure(other)];
  if (left === undefined || right?.quantity !== left.quantity) {
    return plainText(one) === plainText(other);
  }
  return compareDecimals(left.amount, right.amount) === 0;
}

/**
 * The indexes of the best of the figures of one key, where null is missing. None when neither more nor less
 * is better, when one of them cannot be read or measures something else, when there is one figure only, and
 * when all are equal.
 */
export function bestIndexes(key: string, figures: readonly (Figure | null)[]): readonly number[] {
  const better = BETTER.get(key);
  const present = figures.filter((each) => each !== null);
  const [first, ...others] = present.map(measure);
  if (better === undefined || first === undefined) return [];
  if (others.some((each) => each?.quantity !== first.quantity)) return [];
  const isBetter = (one: Measure, other: Measure) => {
    const difference = compareDecimals(one.amount, other.amount);
    return better === 'more' ? difference > 0 : difference < 0;
  };
  const measures = figures.map((each) => (each === null ? undefined : measure(each)));
  const known = measures.filter((each) => each !== undefined);
  if (!known.some((each) => isBetter(first, each) || isBetter(each, first))) return [];
  return measures.flatMap((each, position) =>
    each !== undefined && !known.some((rival) => isBetter(rival, each)) ? [position] : [],
  );
}
