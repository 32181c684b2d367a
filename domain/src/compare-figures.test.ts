import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestIndexes, isSameFigure, type Figure } from './compare-figures.ts';

const figure = (text: string | number, unit: string | null = null): Figure => ({
  value: text,
  unit,
});

describe('isSameFigure', () => {
  it.each<[string, Figure, Figure]>([
    ['terabytes and gigabytes', figure('1 TB'), figure('1.000', 'GB')],
    ['gigabytes and megabytes', figure('2', 'GB'), figure('2000', 'MB')],
    ['half a terabyte', figure('0,5 TB'), figure('500GB')],
    ['kilograms and grams', figure('1,1', 'kg'), figure(1100, 'g')],
    ['gram written out', figure('420 gram'), figure('420', 'g')],
    ['inches by word and sign', figure('6,6', 'inci'), figure('6.6"')],
    ['inches in two languages and in length', figure('10 inch'), figure('25,4', 'cm')],
    ['metres and millimetres', figure('1,5 m'), figure('1.500 mm')],
    ['hertz', figure('0,12 kHz'), figure('120', 'Hz')],
    ['large hertz', figure('3,2 GHz'), figure('3.200 MHz')],
    ['battery charge', figure('5 Ah'), figure('5.000', 'mAh')],
    ['power', figure('0,1 kW'), figure('100 watt')],
    ['watts', figure('100', 'W'), figure('100 Watt')],
    ['trailing zeros', figure('6,60', 'inci'), figure('6,6', 'inci')],
    ['an unknown unit in other letters', figure('8', 'Inti'), figure('8 inti')],
    ['texts in other letters', figure('Super AMOLED'), figure(' super amoled')],
    ['a number and its text', figure(4.7), figure('4,7')],
  ])('returns true for %s', (_, one, other) => {
    expect(isSameFigure(one, other)).toBe(true);
    expect(isSameFigure(other, one)).toBe(true);
  });

  it.each<[string, Figure, Figure]>([
    ['other sizes', figure('8', 'GB'), figure('12', 'GB')],
    ['other quantities', figure('8', 'GB'), figure('8', 'g')],
    ['a unit and none', figure('8', 'GB'), figure('8')],
    ['a number and a text', figure('8', 'GB'), figure('delapan', 'GB')],
    ['thousands and a fraction', figure('5.000'), figure('5,000')],
    ['a fraction below one', figure('0.125'), figure('125')],
    ['names of language objects', figure('8 constructor'), figure('8 GB')],
    ['other texts', figure('IPS'), figure('AMOLED')],
  ])('returns false for %s', (_, one, other) => {
    expect(isSameFigure(one, other)).toBe(false);
    expect(isSameFigure(other, one)).toBe(false);
  });
});

describe('bestIndexes', () => {
  const indexesOf = (key: string, unit: string | null, ...values: (string | number | null)[]) =>
    bestIndexes(
      key,
      values.map((value) => (value === null ? null : figure(value, unit))),
    );

  it.each<[string, string | null, (string | number | null)[], number[]]>([
    ['ram', 'GB', ['8', '12', '6'], [1]],
    ['storage', 'GB', ['512 GB', '1 TB'], [1]],
    ['refresh-rate', 'Hz', ['60', '120', '120'], [1, 2]],
    ['battery', 'mAh', ['5.000', '4.500'], [0]],
    ['capacity', 'mAh', ['20.000', '10.000'], [0]],
    ['power', 'W', ['65', '100', null], [1]],
    ['weight', 'g', ['1,4 kg', '950'], [1]],
    ['price', 'Rp', [5_999_000, 12_000_000], [0]],
    ['rating', null, [null, 4.7, 4.5], [1]],
  ])('compares %s in %s: of %j the best are %j', (key, unit, values, best) => {
    expect(indexesOf(key, unit, ...values)).toEqual(best);
  });

  it.each<[string, string, (string | null)[]]>([
    ['neither more nor less is better', 'screen', ['6,1', '6,7']],
    ['the key is unknown', 'constructor', ['1', '2']],
    ['all are equal, in any unit', 'storage', ['1 TB', '1000', '1.000 GB']],
    ['there is one only', 'ram', ['8', null]],
    ['there is none', 'ram', [null, null]],
    ['the first cannot be read', 'ram', ['hingga 16', '12', '8']],
    ['another cannot be read', 'ram', ['8', '8/12', '6']],
    ['one is no number', 'ram', ['1.2.3', '8']],
    ['one measures something else', 'ram', ['8', '12 Hz', '6']],
  ])('returns nothing when %s', (_, key, values) => {
    expect(indexesOf(key, 'GB', ...values)).toEqual([]);
  });

  it('does not depend on the order, and never returns all', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), (amounts) => {
        const best = indexesOf('ram', 'GB', ...amounts);
        const most = Math.max(...amounts);
        const wanted = amounts.flatMap((each, index) => (each === most ? [index] : []));
        expect(best).toEqual(wanted.length === amounts.length ? [] : wanted);
      }),
    );
  });
});
