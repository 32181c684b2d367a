import { describe, expect, it } from 'vitest';
import { WireEntry } from '../wire/wire-entry.ts';
import { productsOf, readListedProduct } from './product.ts';

const CORE = { id: 7, name: 'Oppo Reno 10', url_slug: 'oppo-reno-10', price: 4_999_000 };

/** An entry of a list, and the names of its fields in the order in which they are read. */
function watchedEntry(fields: Readonly<Record<string, unknown>>) {
  const reads: string[] = [];
  const wire = new Proxy(
    { ...CORE, ...fields },
    {
      get: (target, field, receiver): unknown => {
        reads.push(String(field));
        return Reflect.get(target, field, receiver);
      },
    },
  );
  return { entry: new WireEntry(wire), reads };
}

describe('productsOf', () => {
  it('returns products that read a detail on first use, and once', () => {
    const { entry, reads } = watchedEntry({
      status: 1,
      weight: '180.00',
      specifications: [{ name: 'RAM', value: '8', unit: 'GB' }],
    });
    const [product] = productsOf([readListedProduct(entry)]);
    expect(reads).not.toContain('weight');
    expect(reads).not.toContain('specifications');
    reads.length = 0;
    expect(product?.specifications).toEqual([
      { group: null, key: null, name: 'RAM', value: '8', unit: 'GB' },
    ]);
    expect(product?.specifications).toBe(product?.specifications);
    expect(reads).toEqual(['specifications']);
  });

  it('returns products with the details whose fields any entry of the list has', () => {
    const named = watchedEntry({ weight: 180, image_1: 'depan.webp' });
    const bare = watchedEntry({});
    const [first, second] = productsOf([named, bare].map(({ entry }) => readListedProduct(entry)));
    expect(first?.weight).toEqual({ coefficient: 180n, scale: 0 });
    expect(second?.weight).toEqual({ coefficient: 0n, scale: 0 });
    expect([first?.image?.path, second?.image]).toEqual(['depan.webp', null]);
    expect([first?.images, first?.brand, second?.description]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
