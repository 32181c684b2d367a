import { decimalText } from '@gawai/domain/decimal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readId, readRupiah, readText, readTime, readWhole } from './wire-value.ts';

describe('readRupiah', () => {
  it.each([
    ['12500000.50', 12_500_001],
    ['12500000.00', 12_500_000],
    [12_500_000.01, 12_500_001],
    [0.5, 1],
    [-0, 0],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [null, 0],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['', 0],
    ['  ', 0],
    ['85000.000', 85_000],
    ['85.0000', 85],
    ['0.000', 0],
  ])('reads %j as %d whole rupiah', (value, rupiah) => expect(readRupiah(value)).toBe(rupiah));

  it.each([-1, '-0.5', '9007199254740991.5', '1.500.000', ' 85.000', '1,5', 'x', {}])(
    'returns undefined for %j',
    (value) => expect(readRupiah(value)).toBeUndefined(),
  );
});

describe('readId', () => {
  it.each([
    [12, '12'],
    [12.0, '12'],
    ['12', '12'],
    [' 12 ', '12'],
    ['12.0', '12'],
    ['12.000', '12'],
    ['007', '007'],
    ['f3b1-c0', 'f3b1-c0'],
  ])('returns %j as %j', (value, id) => expect(readId(value)).toBe(id));

  it.each([null, undefined, '', '  ', 0, '0', '00', '0.0'])('returns null for %j', (value) =>
    expect(readId(value)).toBeNull(),
  );

  it.each([
    -1,
    1.5,
    Number.NaN,
    2 ** 60,
    '1/2',
    '12.05',
    'a12.0',
    '..',
    'a b',
    '-1',
    true,
    {},
    [1],
  ])('returns undefined for %j', (value) => expect(readId(value)).toBeUndefined());
});

describe('readText', () => {
  it.each([
    ['Budi', 'Budi'],
    [12810, '12810'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('returns %j as %j', (value, text) => expect(readText(value)).toBe(text));
});

describe('readAmount', () => {
  it.each([
    [0.2, '0.2'],
    ['0.20', '0.2'],
    ['12500000.00', '12500000'],
    [null, '0'],
    ['', '0'],
    [undefined, '0'],
  ])('returns %j as %s', (value, text) => {
    const amount = readAmount(value);
    expect(amount === undefined ? undefined : decimalText(amount)).toBe(text);
  });

  it.each(['1.500.000', '1,5', '-1', -1, 'Rp 5', Number.POSITIVE_INFINITY, true, []])(
    'returns undefined for %j',
    (value) => expect(readAmount(value)).toBeUndefined(),
  );
});

describe('readWhole', () => {
  it.each([
    [20, 20],
    ['20', 20],
    [-3, -3],
    [-0, 0],
    [2 ** 60, undefined],
    ['20.0', 20],
    [null, undefined],
    ['', undefined],
    ['  ', undefined],
    [1.5, undefined],
    ['all', undefined],
  ])('returns %j as %j', (value, whole) => expect(readWhole(value)).toBe(whole));
});

describe('readTime', () => {
  it.each([
    ['2026-11-20 14:03:22', '2026-11-20T14:03:22+07:00'],
    ['2026-11-20T14:03:22', '2026-11-20T14:03:22+07:00'],
    ['2026-11-20T07:03:22Z', '2026-11-20T14:03:22+07:00'],
    ['2026-11-20T07:03:22.123456Z', '2026-11-20T14:03:22+07:00'],
    ['2026-11-20T08:03:22+0100', '2026-11-20T14:03:22+07:00'],
    [' 2026-11-20t07:03:22z ', '2026-11-20T14:03:22+07:00'],
    ['2026-12-31T20:00:00+00:00', '2027-01-01T03:00:00+07:00'],
  ])('returns %s as %s', (value, time) => expect(readTime(value)).toBe(time));

  it.each(['2026-13-20 14:03:22', '2026-11-20', 'kemarin', '', 0, null, undefined])(
    'returns null for %j',
    (value) => expect(readTime(value)).toBeNull(),
  );

  it('reads a time without a zone as Jakarta time, for any day and hour', () => {
    const part = (least: number, most: number) =>
      fc.integer({ min: least, max: most }).map((part) => String(part).padStart(2, '0'));
    const times = fc.tuple(part(0, 13), part(0, 32), part(0, 25), part(0, 61), part(0, 61));
    fc.assert(
      fc.property(times, ([month, day, hour, minute, second]) => {
        const time = `2026-${month}-${day} ${hour}:${minute}:${second}`;
        expect(readTime(time)).toBe(readTime(`${time}+07:00`));
      }),
    );
  });
});
