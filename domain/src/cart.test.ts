import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartTotal,
  cartWeight,
  dropExpired,
  lineKey,
  removeLine,
  setQuantity,
  type CartLine,
} from './cart.ts';
import { decimalText, parseDecimal, zeroDecimal } from './decimal.ts';

type NamedLine = CartLine & { readonly name: string };

const line = (
  productId: string,
  variantId: string | null,
  quantity: number,
  time = 0,
): NamedLine => ({
  productId,
  variantId,
  quantity,
  time,
  name: `product ${productId} at ${time}`,
});

describe('addLine', () => {
  it('adds another variant of the same product as a line of its own', () => {
    const lines = [line('1', 'a', 1), line('1', null, 1)];
    expect(addLine(lines, line('1', 'b', 1), 9).lines).toHaveLength(3);
    expect(new Set([...lines, line('1', 'b', 1)].map(lineKey)).size).toBe(3);
  });

  it('merges the same product and variant, with the new copy and time at the same position', () => {
    const lines = [line('1', 'a', 2, 10), line('2', null, 1, 10)];
    const { lines: merged, notice } = addLine(lines, line('1', 'a', 3, 99), 9);
    expect(merged).toEqual([{ ...line('1', 'a', 5, 99) }, lines[1]]);
    expect(notice).toBeNull();
  });

  it('limits the sum to the stock, with a notice', () => {
    const { lines, notice } = addLine([line('1', null, 4)], line('1', null, 3), 5);
    expect(lines[0]?.quantity).toBe(5);
    expect(notice).toEqual({ code: 'LIMITED_TO_STOCK', available: 5 });
  });

  it('limits the sum to 999 when there is more in stock, with a notice', () => {
    const { lines, notice } = addLine([line('1', null, 990)], line('1', null, 20), 5_000);
    expect(lines[0]?.quantity).toBe(999);
    expect(notice).toEqual({ code: 'LINE_FULL', max: 999 });
  });

  it('adds nothing when there is no stock', () => {
    const before = [line('1', null, 4)];
    expect(addLine(before, line('1', null, 1), 0)).toEqual({
      lines: before,
      notice: { code: 'OUT_OF_STOCK' },
    });
  });

  it('rejects line 101 but still merges into a full cart', () => {
    const full = Array.from({ length: 100 }, (_, index) => line(String(index), null, 1));
    expect(addLine(full, line('new', null, 1), 9)).toEqual({
      lines: full,
      notice: { code: 'CART_FULL', max: 100 },
    });
    expect(addLine(full, line('7', null, 1), 9).lines[7]?.quantity).toBe(2);
  });

  it('limits the quantity to the stock of the last add, with one line for each product', () => {
    const add = fc.record({
      product: fc.constantFrom('1', '2'),
      variant: fc.constantFrom(null, 'a'),
      quantity: fc.integer({ min: 1, max: 50 }),
      stock: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(add, { maxLength: 12 }), (adds) => {
        let lines: NamedLine[] = [];
        for (const { product, variant, quantity, stock } of adds) {
          const added = line(product, variant, quantity);
          const before = lines.find((entry) => lineKey(entry) === lineKey(added))?.quantity ?? 0;
          lines = addLine(lines, added, stock).lines;
          const after = lines.find((entry) => lineKey(entry) === lineKey(added))?.quantity ?? 0;
          expect(after).toBe(stock === 0 ? before : Math.min(before + quantity, stock));
        }
        expect(new Set(lines.map(lineKey)).size).toBe(lines.length);
      }),
    );
  });
});

describe('setQuantity and removeLine', () => {
  const lines = [line('1', 'a', 2), line('1', 'b', 2)];

  it('sets the quantity of one line between 1 and the stock', () => {
    expect(setQuantity(lines, lines[1]!, 4, 9).lines.map((entry) => entry.quantity)).toEqual([
      2, 4,
    ]);
    expect(setQuantity(lines, lines[0]!, 0, 9).lines[0]?.quantity).toBe(1);
    expect(setQuantity(lines, lines[0]!, 9, 9).notice).toBeNull();
    expect(setQuantity(lines, lines[0]!, 12, 9)).toEqual({
      lines: [{ ...lines[0], quantity: 9 }, lines[1]],
      notice: { code: 'LIMITED_TO_STOCK', available: 9 },
    });
    expect(setQuantity(lines, lines[0]!, 1_000, 999).notice).toMatchObject({ available: 999 });
    expect(setQuantity(lines, lines[0]!, 1_000, 1_000).notice).toMatchObject({ max: 999 });
  });

  it('does not change a line without stock, with a notice', () => {
    expect(setQuantity(lines, lines[0]!, 1, 0)).toEqual({
      lines,
      notice: { code: 'OUT_OF_STOCK' },
    });
  });

  it('removes one line only', () => {
    expect(removeLine(lines, { productId: '1', variantId: 'b' })).toEqual([lines[0]]);
    expect(removeLine(lines, { productId: '1', variantId: null })).toEqual(lines);
  });

  it('does not mutate the list', () => {
    const frozen = Object.freeze([Object.freeze(line('1', null, 1))]);
    addLine(frozen, line('1', null, 1), 9);
    setQuantity(frozen, frozen[0]!, 5, 9);
    expect(frozen).toEqual([line('1', null, 1)]);
  });
});

describe('dropExpired', () => {
  const now = 1_800_000_000_000;
  const threeDays = 259_200_000;

  it('keeps a line of exactly three days and drops an older one', () => {
    const lines = [line('1', null, 1, now - threeDays), line('2', null, 1, now - threeDays - 1)];
    expect(dropExpired(lines, now)).toEqual([lines[0]]);
  });

  it('keeps a line from the future', () => {
    expect(dropExpired([{ time: now + 1 }], now)).toHaveLength(1);
  });

  it.each([undefined, null, NaN, Infinity, '1800000000000', 'abc', {}])(
    'drops a line with the time %o',
    (time) => {
      expect(dropExpired([{ time }], now)).toEqual([]);
    },
  );

  it('drops a line without a time', () => {
    expect(dropExpired([{}], now)).toEqual([]);
  });
});

describe('cartTotal and cartWeight', () => {
  it('adds price × quantity and weight × quantity exactly', () => {
    const weight = parseDecimal('187.50') ?? zeroDecimal;
    const lines = [
      { price: 64_999_000, quantity: 40, weight },
      { price: 45_000, quantity: 3, weight: zeroDecimal },
    ];
    expect(cartTotal(lines)).toBe(2_600_095_000);
    expect(decimalText(cartWeight(lines))).toBe('7500');
    expect(cartTotal([])).toBe(0);
  });
});
