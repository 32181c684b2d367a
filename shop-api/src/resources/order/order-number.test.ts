import { describe, expect, it } from 'vitest';
import { orderNumber } from './store-order.ts';

const time = new Date('2026-11-20T07:03:22Z');

describe('orderNumber', () => {
  it('contains the date and the sequence number', () => {
    expect(orderNumber(time, 900)).toBe('SO261120000900');
  });

  it('uses the date of Jakarta, not UTC', () => {
    expect(orderNumber(new Date('2026-12-31T16:59:59Z'), 1)).toBe('SO261231000001');
    expect(orderNumber(new Date('2026-12-31T17:00:00Z'), 2)).toBe('SO270101000002');
  });

  it('sorts as text in time order, also past six digits of the sequence', () => {
    const sequence = [1, 9, 10, 999_999, 1_000_000, 9_999_999, 10_000_000, 2_147_483_647];
    const numbers = sequence.map((position) => orderNumber(time, position));
    expect([...numbers].sort()).toEqual(numbers);
    expect([...numbers].sort(new Intl.Collator('id').compare)).toEqual(numbers);
    expect(new Set(numbers).size).toBe(sequence.length);
  });

  it('leaves enough of 30 characters for a payment reference', () => {
    expect(orderNumber(time, 2_147_483_647).length).toBeLessThanOrEqual(19);
  });
});
