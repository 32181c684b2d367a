import { describe, expect, it } from 'vitest';
import { checkLines, priceChanges, type CheckedLine } from './line-check.ts';

const line = (change: Partial<CheckedLine> = {}): CheckedLine => ({
  productId: '101',
  variantId: null,
  quantity: 1,
  acceptedPrice: 5_999_000,
  productName: 'Galaxy A55',
  product: { active: true, onlineStock: 5, price: 5_999_000, variants: [] },
  ...change,
});
const about = { line: 0, productName: 'Galaxy A55' };

describe('checkLines and priceChanges', () => {
  it('reports nothing for a line that can be sold', () => {
    expect(checkLines([line()])).toEqual([]);
    expect(checkLines([])).toEqual([]);
  });

  it('rejects a product that the shop does not know or does not sell', () => {
    expect(checkLines([line({ product: null })])).toEqual([{ code: 'NOT_SOLD', ...about }]);
    const inactive = { active: false, onlineStock: 5, price: 5_999_000, variants: [] };
    expect(checkLines([line({ product: inactive })])).toEqual([{ code: 'NOT_SOLD', ...about }]);
  });

  it('rejects a variant that the product does not have', () => {
    expect(checkLines([line({ variantId: '999' })])).toEqual([
      { code: 'VARIANT_NOT_SOLD', ...about },
    ]);
  });

  it('requires a variant when the product has some', () => {
    const product = {
      active: true,
      onlineStock: 5,
      price: 1,
      variants: [{ id: '1', onlineStock: 5 }],
    };
    expect(checkLines([line({ product, acceptedPrice: 1 })])).toEqual([
      { code: 'VARIANT_REQUIRED', ...about },
    ]);
  });

  it('uses the stock of the chosen variant, not of the product', () => {
    const product = {
      active: true,
      onlineStock: 50,
      price: 1,
      variants: [
        { id: '1', onlineStock: 0 },
        { id: '2', onlineStock: 2 },
      ],
    };
    const chosen = (variantId: string, quantity: number) =>
      checkLines([line({ product, acceptedPrice: 1, variantId, quantity })]);
    expect(chosen('1', 1)).toEqual([{ code: 'OUT_OF_STOCK', ...about }]);
    expect(chosen('2', 3)).toEqual([{ code: 'QUANTITY_ABOVE_STOCK', available: 2, ...about }]);
    expect(chosen('2', 2)).toEqual([]);
  });

  it('counts two lines of one product together', () => {
    const problems = checkLines([line({ quantity: 3 }), line({ quantity: 3 })]);
    expect(problems.map(({ code }) => code)).toEqual([
      'QUANTITY_ABOVE_STOCK',
      'QUANTITY_ABOVE_STOCK',
    ]);
    expect(checkLines([line({ quantity: 3 }), line({ quantity: 2 })])).toEqual([]);
  });

  it('treats a negative stock as none', () => {
    const product = { active: true, onlineStock: -2, price: 5_999_000, variants: [] };
    expect(checkLines([line({ product })])).toEqual([{ code: 'OUT_OF_STOCK', ...about }]);
  });

  it('reports a price above the accepted one, not one below it', () => {
    const risen = line({ acceptedPrice: 5_500_000 });
    const fallen = line({ acceptedPrice: 6_500_000 });
    expect(checkLines([risen, fallen, line({ acceptedPrice: null, quantity: 3 })])).toEqual([
      { code: 'PRICE_CHANGED', before: 5_500_000, now: 5_999_000, ...about },
    ]);
  });

  it('returns every price that differs from the accepted one', () => {
    const lines = [line(), line({ acceptedPrice: 5_500_000 }), line({ acceptedPrice: 6_500_000 })];
    const unknown = [line({ acceptedPrice: null }), line({ product: null })];
    expect(
      priceChanges([...lines, ...unknown]).map(({ line: index, before, now }) => [
        index,
        before,
        now,
      ]),
    ).toEqual([
      [1, 5_500_000, 5_999_000],
      [2, 6_500_000, 5_999_000],
    ]);
  });
});
