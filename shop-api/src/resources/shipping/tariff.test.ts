import { describe, expect, it } from 'vitest';
import { courierOptions, type FeeOption } from './tariff.ts';
import type { Zone } from './zone.ts';

const zones: readonly Zone[] = ['A', 'B', 'C', 'D'];

/** Fee and delivery time of one service in a zone, null where it is not available. */
function cell(courier: string, service: string, zone: Zone, grams: number): FeeOption | null {
  return courierOptions(courier, zone, grams)?.find((each) => each.service === service) ?? null;
}

describe('shipping fees of the tariff (shop-api.md 5.13)', () => {
  /** Courier, service, grams, then cost and days in zones A to D; null is a dash. */
  const table: [string, string, number, ...([number, string] | null)[]][] = [
    ['jne', 'OKE', 1000, null, [11_000, '2-3'], [16_000, '3-5'], [32_000, '4-7']],
    ['jne', 'REG', 1000, null, [13_000, '1-2'], [20_000, '2-3'], [41_000, '3-5']],
    ['jne', 'CTC', 1000, [10_000, '1-2'], null, null, null],
    ['jne', 'YES', 1000, null, [22_000, '1-1'], [35_000, '1-1'], null],
    ['jne', 'CTCYES', 1000, [18_000, '1-1'], null, null, null],
    ['jne', 'JTR', 10_000, [40_000, '3'], [50_000, '3-4'], [65_000, '4-7'], [120_000, '7-14']],
    ['jne', 'JTR', 13_000, [52_000, '3'], [65_000, '3-4'], [84_500, '4-7'], [156_000, '7-14']],
    ['jnt', 'EZ', 1000, [8_000, ''], [12_000, ''], [19_000, ''], [42_000, '']],
    ['sicepat', 'REG', 1000, [8_000, '1-2'], [11_500, '1-2'], [18_500, '2-3'], [39_000, '3-5']],
    ['sicepat', 'BEST', 1000, [14_000, '1'], [19_000, '1'], [29_000, '1'], null],
    [
      'sicepat',
      'GOKIL',
      10_000,
      [35_000, '2-3'],
      [40_000, '2-3'],
      [55_000, '3-5'],
      [95_000, '5-9'],
    ],
    [
      'sicepat',
      'GOKIL',
      12_000,
      [42_000, '2-3'],
      [48_000, '2-3'],
      [66_000, '3-5'],
      [114_000, '5-9'],
    ],
    ['jne', 'OKE', 30_000, null, [330_000, '2-3'], [480_000, '3-5'], [960_000, '4-7']],
  ];
  const cells = table.flatMap(([courier, service, grams, ...fares]) =>
    fares.map((fare, index) => ({ courier, service, grams, zone: zones[index]!, fare })),
  );

  it.each(cells)('returns the fee of $courier $service in zone $zone for $grams g', (entry) => {
    const { courier, service, zone, grams, fare } = entry;
    const expected = fare === null ? null : { service, cost: fare[0], etd: fare[1] };
    expect(cell(courier, service, zone, grams)).toEqual(expected);
  });

  it('lists every service of a courier cheapest first', () => {
    const services = courierOptions('jne', 'C', 10_000)?.map((option) => option.service);
    expect(services).toEqual(['JTR', 'OKE', 'REG', 'YES']);
  });

  it('accepts a courier in any letter case, and returns null for an unknown one', () => {
    expect(courierOptions(' SiCepat ', 'A', 1)?.length).toBe(2);
    expect(courierOptions('pos', 'A', 1)).toBeNull();
  });
});

describe('charged kilograms', () => {
  const ctc = (grams: number) => cell('jne', 'CTC', 'A', grams)?.cost;
  const ez = (grams: number) => cell('jnt', 'EZ', 'A', grams)?.cost;

  it.each([
    [1, 10_000],
    [300, 10_000],
    [1000, 10_000],
    [1300, 10_000],
    [1301, 20_000],
    [2000, 20_000],
    [2300, 20_000],
    [2301, 30_000],
  ])('rounds down up to 300 g over a kilogram for JNE: %i g cost %i', (grams, cost) => {
    expect(ctc(grams)).toBe(cost);
  });

  it.each([
    [1, 8_000],
    [1000, 8_000],
    [1001, 16_000],
    [2300, 24_000],
  ])('rounds up for other couriers: %i g cost %i with J&T', (grams, cost) => {
    expect(ez(grams)).toBe(cost);
  });

  it('limits parcels to 30 charged kilograms', () => {
    expect(ctc(30_300)).toBe(300_000);
    expect(ctc(30_301)).toBeUndefined();
    expect(ez(30_000)).toBe(240_000);
    expect(courierOptions('jnt', 'A', 30_001)).toEqual([]);
    expect(courierOptions('jne', 'B', 45_000)?.map(({ service }) => service)).toEqual(['JTR']);
  });

  it('starts cargo at 10 charged kilograms', () => {
    expect(cell('jne', 'JTR', 'A', 9_300)).toBeNull();
    expect(cell('jne', 'JTR', 'A', 9_301)?.cost).toBe(40_000);
    expect(cell('sicepat', 'GOKIL', 'A', 9_000)).toBeNull();
    expect(cell('sicepat', 'GOKIL', 'A', 9_001)?.cost).toBe(35_000);
    expect(cell('jne', 'JTR', 'D', 105_000)?.cost).toBe(120_000 + 95 * 12_000);
  });
});
