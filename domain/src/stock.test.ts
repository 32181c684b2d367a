import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkWarehouses,
  chooseWarehouse,
  isOrderQuantity,
  limitQuantity,
  linesBlocking,
  stockHolder,
  typedQuantity,
  type StockNeed,
  type WarehouseChoice,
} from './stock.ts';

const need = (
  productId: string,
  variantId: string | null,
  quantity: number,
  ...stocks: number[]
): StockNeed => ({
  productId,
  variantId,
  quantity,
  warehouseStocks: stocks.map((stock, index) => ({ warehouseId: String(index + 1), stock })),
});

describe('stockHolder', () => {
  const navy = { id: '501', onlineStock: 14, warehouseStocks: [{ warehouseId: '1', stock: 9 }] };
  const phone = { onlineStock: 20, warehouseStocks: [], variants: [navy] };

  it('returns the variant when one is chosen, else the product', () => {
    expect(stockHolder(phone, '501')).toBe(navy);
    expect(stockHolder(phone, null)).toBe(phone);
  });

  it('returns undefined when the product no longer has that variant', () => {
    expect(stockHolder(phone, '999')).toBeUndefined();
  });
});

describe('limitQuantity, typedQuantity and isOrderQuantity', () => {
  it.each([
    [3, 5, 3],
    [3, 1, 1],
    [0, 5, 1],
    [-4, 5, 1],
    [9, 5, 5],
    [2.9, 5, 2],
    [1, 0, 0],
    [1, -2, 0],
    [1200, 5000, 999],
    [NaN, 5, 1],
    [Infinity, 5, 5],
    [3, NaN, 0],
  ])('limits %d with a stock of %d to %d', (wanted, stock, quantity) => {
    expect(limitQuantity(wanted, stock)).toBe(quantity);
  });

  it.each([
    ['4', 4],
    [' 4 ', 4],
    ['', 2],
    ['  ', 2],
    ['dua', 2],
    ['1.5', 2],
    ['0', 1],
    ['-3', 1],
    ['7', 5],
    ['99999999999999999999', 5],
  ])('reads %o typed over a 2, with 5 in stock, as %i', (typed, quantity) => {
    expect(typedQuantity(typed, 2, 5)).toBe(quantity);
  });

  it('limits a typed quantity to the last piece', () => {
    expect(typedQuantity('4', 2, 1)).toBe(1);
  });

  it('ignores a typed quantity for a line without stock', () => {
    expect(typedQuantity('4', 2, 0)).toBe(2);
  });

  it('accepts only whole quantities from 1 to 999', () => {
    expect([1, 500, 999].every(isOrderQuantity)).toBe(true);
    expect([0, -1, 1000, 1.5, NaN, Infinity].some(isOrderQuantity)).toBe(false);
  });
});

describe('checkWarehouses and linesBlocking', () => {
  it('returns the line that a warehouse lacks', () => {
    const needs = [need('1', null, 2, 5, 1), need('2', null, 1, 1, 9)];
    expect(linesBlocking('1', needs)).toEqual([]);
    expect(linesBlocking('2', needs)).toEqual([0]);
  });

  it('counts lines of the same product and variant together', () => {
    const needs = [need('1', '7', 3, 5), need('1', '7', 3, 5), need('1', '8', 3, 5)];
    expect(linesBlocking('1', needs)).toEqual([0, 1]);
  });

  it('counts a missing or negative stock as 0', () => {
    expect(linesBlocking('9', [need('1', null, 1, 5)])).toEqual([0]);
    expect(linesBlocking('1', [need('1', null, 1, -5)])).toEqual([0]);
  });

  it('returns the short lines of each warehouse in the given order', () => {
    const needs = [need('1', null, 2, 1, 2), need('2', null, 1, 1, 0)];
    const [first, second] = [{ id: '1' }, { id: '2' }];
    expect(checkWarehouses([second, first], needs)).toEqual([
      { warehouse: second, blockedBy: [1] },
      { warehouse: first, blockedBy: [0] },
    ]);
  });

  it('still returns every short line for larger quantities', () => {
    const entry = fc.record({
      product: fc.constantFrom('1', '2'),
      quantity: fc.integer({ min: 1, max: 20 }),
      stock: fc.integer({ min: 0, max: 30 }),
      more: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), (entries) => {
        const needs = entries.map((e) => need(e.product, null, e.quantity, e.stock));
        const greaterNeeds = entries.map((e) =>
          need(e.product, null, e.quantity + e.more, e.stock),
        );
        const blocked = linesBlocking('1', needs);
        expect(linesBlocking('1', greaterNeeds)).toEqual(expect.arrayContaining(blocked));
      }),
    );
  });
});

describe('chooseWarehouse', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, isDefault: false }));
  const marked = { id: '4', isDefault: true };

  it('returns the marked default for delivery', () => {
    expect(chooseWarehouse([two!, one!, marked], 'DELIVERY')).toBe(marked);
  });

  it('returns id 1 for delivery when none is marked, else the first', () => {
    expect(chooseWarehouse([two!, one!, three!], 'DELIVERY')).toBe(one);
    expect(chooseWarehouse([three!, two!], 'DELIVERY')).toBe(three);
  });

  it('returns the first for pickup, also when another one is the default', () => {
    expect(chooseWarehouse([two!, one!, marked], 'PICKUP')).toBe(two);
  });

  it('returns undefined when no warehouse can fill the cart', () => {
    const none: WarehouseChoice[] = [];
    expect(chooseWarehouse(none, 'DELIVERY')).toBeUndefined();
    expect(chooseWarehouse(none, 'PICKUP')).toBeUndefined();
  });
});
