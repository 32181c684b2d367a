import { describe, expect, it } from 'vitest';
import { warehouseChange } from './warehouse-change.ts';

const pickupAt = (id: number | null) => ({
  fulfilment: {
    __typename: 'QuotePickup' as const,
    warehouse:
      id === null
        ? null
        : { __typename: 'Warehouse' as const, id: `Warehouse:${id}`, name: `Toko ${id}` },
  },
});

describe('warehouseChange', () => {
  it('returns the names of both warehouses', () => {
    expect(warehouseChange(pickupAt(1), pickupAt(2))).toEqual({ before: 'Toko 1', now: 'Toko 2' });
  });

  it.each([
    ['they have the same warehouse', pickupAt(1), pickupAt(1)],
    ['the first has none', pickupAt(null), pickupAt(1)],
    ['the second has none', pickupAt(1), pickupAt(null)],
    ['no shipping type is chosen', { fulfilment: null }, pickupAt(1)],
  ])('returns null when %s', (_, seen, present) => {
    expect(warehouseChange(seen, present)).toBeNull();
  });
});
