import { describe, expect, it } from 'vitest';
import { parseProducts } from './seed-product.ts';

const PRODUCT = {
  id: 130,
  name: 'Xiaomi Smart Band 9',
  category: 'smartband',
  price: 549_000,
  weight: 110,
  sold: { tone: '#26272b', stock: [24, 14, 12] },
  about: ['Gelang yang paling sering dijadikan kado kantor.'],
  points: ['21 hari'],
  facts: { Ketahanan: '5 ATM' },
  drawing: { kind: 'watch', look: { shape: 'slim' } },
};

describe('parseProducts', () => {
  it('returns the products of a catalogue file', () => {
    expect(parseProducts(JSON.stringify([PRODUCT]))).toEqual([PRODUCT]);
  });

  it.each([
    ['a price with a fraction', { price: 1.5 }],
    ['an unknown sub-category', { category: 'sepatu' }],
    ['a colour that is not #rrggbb', { sold: { tone: 'red', stock: [1, 0, 0] } }],
    ['stock for two warehouses', { sold: { tone: '#26272b', stock: [1, 0] } }],
    ['no variant', { sold: { variants: [] } }],
    ['an unknown drawing', { drawing: { kind: 'shoe', look: { shape: 'slim' } } }],
    ['a drawing without a look', { drawing: { kind: 'watch' } }],
    ['an unknown field', { colour: 'red' }],
  ])('rejects %s', (_, wrong) => {
    expect(() => parseProducts(JSON.stringify([{ ...PRODUCT, ...wrong }]))).toThrow();
  });
});
