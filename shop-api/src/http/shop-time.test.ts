import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShopTime, shopTime } from './shop-time.ts';

describe('shopTime', () => {
  it('formats the time of Jakarta in any time zone of the machine', () => {
    expect(shopTime(new Date('2026-11-20T07:03:22.999Z'))).toBe('2026-11-20 14:03:22');
    expect(shopTime(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01 00:00:00');
  });
});

describe('readShopTime', () => {
  it.each([
    ['2026-12-31', 'start', '2026-12-30T17:00:00.000Z'],
    ['2026-12-31', 'end', '2026-12-31T16:59:59.000Z'],
    [' 2026-12-31 18:30 ', 'end', '2026-12-31T11:30:00.000Z'],
    ['2026-12-31T18:30:15', 'start', '2026-12-31T11:30:15.000Z'],
    ['2028-02-29', 'start', '2028-02-28T17:00:00.000Z'],
  ] as const)('reads %s as the %s in Jakarta', (text, edge, expected) => {
    expect(readShopTime(text, edge)?.toISOString()).toBe(expected);
  });

  it.each(['', 'besok', '2026-02-30', '2026-13-01', '31-12-2026', '2026-12-31 25:00', '2026-1-1'])(
    'returns null for %j',
    (text) => expect(readShopTime(text, 'start')).toBeNull(),
  );

  it('reads the output of shopTime', () => {
    const moments = fc.date({
      min: new Date('2000-01-01Z'),
      max: new Date('2099-01-01Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const text = shopTime(moment);
        expect(shopTime(readShopTime(text, 'end') ?? new Date(0))).toBe(text);
      }),
    );
  });
});
