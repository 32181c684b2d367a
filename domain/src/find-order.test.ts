import { describe, expect, it } from 'vitest';
import { checkFindOrder } from './find-order.ts';

describe('checkFindOrder', () => {
  it('requires number and contact', () => {
    expect(checkFindOrder({ orderNumber: ' ', contact: null })).toEqual([
      { code: 'REQUIRED', field: 'orderNumber' },
      { code: 'REQUIRED', field: 'contact' },
    ]);
  });

  it('accepts a number and a contact of any shape', () => {
    expect(checkFindOrder({ orderNumber: 'so1', contact: 'budi' })).toEqual([]);
  });

  it('rejects texts that are too long', () => {
    const codes = checkFindOrder({ orderNumber: 'x'.repeat(101), contact: 'x'.repeat(256) });
    expect(codes.map(({ code }) => code)).toEqual(['TOO_LONG', 'TOO_LONG']);
  });
});
