import { describe, expect, it } from 'vitest';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import type { ProblemCode } from '@gawai/client/schema-types';
import { lineChanges } from './line-changes.ts';
import type { QuoteFieldsFragment } from './quote.generated.ts';

const product: CartLineFieldsFragment['product'] = {
  __typename: 'Product',
  id: 'Product:7',
  name: 'Gawai 7',
  slug: 'gawai-7',
  price: 7_000_000,
  originalPrice: null,
  weight: 400,
  availability: 'AVAILABLE',
  onlineStock: 5,
  image: null,
  stocks: [],
  variants: [],
};

const line = (changes: Partial<CartLineFieldsFragment> = {}): CartLineFieldsFragment => ({
  __typename: 'CartLine',
  id: 'Product:7',
  time: 0,
  product,
  variant: null,
  quantity: 3,
  seenPrice: 7_000_000,
  onlineStock: 5,
  total: 21_000_000,
  ...changes,
});

type Quoted = QuoteFieldsFragment['lines'][number];

const quoted = (changes: Partial<Quoted> = {}, ...codes: ProblemCode[]): Quoted => ({
  __typename: 'QuoteLine',
  product,
  variant: null,
  quantity: 3,
  availableQuantity: 5,
  price: 7_000_000,
  subtotal: 21_000_000,
  problems: codes.map((code) => ({ __typename: 'UserError', code, message: code, path: [] })),
  ...changes,
});

const kinds = (mine: CartLineFieldsFragment, now: Quoted) =>
  lineChanges([mine], { lines: [now] }).map(({ kind }) => kind);

describe('lineChanges', () => {
  it('returns nothing for an unchanged price and stock', () => {
    expect(kinds(line(), quoted())).toEqual([]);
  });

  it('returns a product that the shop no longer sells', () => {
    const gone = quoted({ product: null }, 'NOT_SOLD');
    expect(lineChanges([line()], { lines: [gone] })).toMatchObject([
      { kind: 'OTHER', message: 'Gawai 7 sudah tidak dijual' },
    ]);
  });

  it('returns an increased price until it is accepted', () => {
    const now = quoted({ price: 8_000_000 }, 'PRICE_CHANGED');
    expect(kinds(line(), now)).toEqual(['PRICE_ROSE']);
    expect(kinds(line({ seenPrice: 8_000_000 }), now)).toEqual([]);
  });

  it('returns a quantity above the stock until it is lowered', () => {
    const now = quoted({ availableQuantity: 2 }, 'QUANTITY_ABOVE_STOCK');
    expect(lineChanges([line()], { lines: [now] })).toMatchObject([
      { kind: 'ABOVE_STOCK', available: 2 },
    ]);
    expect(kinds(line({ quantity: 2 }), now)).toEqual([]);
  });

  it('returns a decreased price with the domain’s text', () => {
    const [change] = lineChanges([line()], { lines: [quoted({ price: 6_000_000 })] });
    expect(change).toMatchObject({
      kind: 'PRICE_FELL',
      message: 'Harga Gawai 7 turun dari Rp 7.000.000 menjadi Rp 6.000.000',
    });
  });

  it('returns no price change for an unavailable product', () => {
    const gone = quoted({ product: null, price: 0, availableQuantity: 0 }, 'NOT_SOLD');
    expect(kinds(line(), gone)).toEqual(['OTHER']);
  });

  it('returns nothing while the quote is for another cart', () => {
    expect(lineChanges([line()], { lines: [] })).toEqual([]);
    expect(lineChanges([line()], null)).toEqual([]);
  });
});
