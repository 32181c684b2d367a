import { describe, expect, it } from 'vitest';
import { sampleProduct, sampleVariant } from '../../../../test-kit/sample-shop.ts';
import { linesOnSale } from './lines-on-sale.ts';

type Lines = Parameters<typeof linesOnSale>[0];

const ordered = (changes: object): Lines =>
  [
    {
      __typename: 'OrderLine',
      id: 'OrderLine:1',
      productName: 'Gawai 1',
      variantName: null,
      quantity: 2,
      product: sampleProduct(1),
      ...changes,
    },
  ] as unknown as Lines;
const variants = [sampleVariant(1, 'Hitam', 0), sampleVariant(2, 'Biru', 1)];

describe('linesOnSale', () => {
  it('returns the quantities of the order, whatever is in stock', () => {
    const line = { name: 'Gawai 1', productId: 'Product:1', variantId: null };
    expect(linesOnSale(ordered({}))).toEqual({ onSale: [{ ...line, quantity: 2 }], gone: [] });
    expect(linesOnSale(ordered({ quantity: 9 })).onSale).toEqual([{ ...line, quantity: 9 }]);
  });

  it('finds the variant by its name', () => {
    const product = sampleProduct(1, { variants });
    expect(linesOnSale(ordered({ product, variantName: 'Biru' })).onSale).toEqual([
      {
        name: 'Gawai 1, Biru',
        productId: 'Product:1',
        variantId: 'ProductVariant:2',
        quantity: 2,
      },
    ]);
  });

  it.each<[string, object, string?]>([
    ['is not sold any more', { product: null }],
    [
      'is sold out',
      { product: sampleProduct(1, { availability: 'OUT_OF_STOCK', onlineStock: 0 }) },
    ],
    [
      'has the variant no more',
      { product: sampleProduct(1), variantName: 'Merah' },
      'Gawai 1, Merah',
    ],
    ['has variants now', { product: sampleProduct(1, { variants }) }],
    [
      'has no piece of the variant',
      { product: sampleProduct(1, { variants }), variantName: 'Hitam' },
      'Gawai 1, Hitam',
    ],
  ])('names as gone a product that %s', (_, changes, name = 'Gawai 1') => {
    expect(linesOnSale(ordered(changes))).toEqual({ onSale: [], gone: [name] });
  });
});
