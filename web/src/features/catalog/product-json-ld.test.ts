import { describe, expect, it } from 'vitest';
import { jsonLdText } from '../../routing/json-ld.tsx';
import { productJsonLd } from './product-json-ld.ts';

const product = {
  __typename: 'Product' as const,
  id: 'Product:1',
  name: 'Casing </script><script>alert(1)</script>',
  slug: 'casing-a55',
  price: 99_000,
  availability: 'AVAILABLE' as const,
  images: [{ __typename: 'Image' as const, url: 'https://gawai.test/1.webp', srcSet: null }],
  seo: { __typename: 'Seo' as const, description: null },
  category: null,
  brand: null,
  sku: null,
  rating: 4.66,
  reviewCount: 12,
};

const site = { storeName: 'Gawai', storeUrl: 'https://gawai.test' };

describe('productJsonLd', () => {
  it('contains price, currency and stock', () => {
    expect(productJsonLd(product, site)).toMatchObject({
      '@type': 'Product',
      url: 'https://gawai.test/product/casing-a55',
      offers: { price: '99000', priceCurrency: 'IDR', availability: 'https://schema.org/InStock' },
    });
  });

  it('reports a product that is out of stock', () => {
    const gone = { ...product, availability: 'OUT_OF_STOCK' as const };
    expect(productJsonLd(gone, site)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('contains the rating with the number of ratings, within its bounds', () => {
    expect(productJsonLd(product, site)).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: '4.7',
        ratingCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it.each([
    ['the number is not known', { reviewCount: null }],
    ['nobody has rated', { reviewCount: 0 }],
    ['the rating is not known', { rating: null }],
  ])('contains no rating when %s', (_, changes) => {
    expect(productJsonLd({ ...product, ...changes }, site)).not.toHaveProperty('aggregateRating');
  });

  it('contains brand and article number when the shop sends them', () => {
    expect(productJsonLd({ ...product, brand: 'Samsung', sku: 'SM-A556E' }, site)).toMatchObject({
      brand: { '@type': 'Brand', name: 'Samsung' },
      sku: 'SM-A556E',
    });
    expect(productJsonLd(product, site)).not.toHaveProperty('brand');
    expect(productJsonLd(product, site)).not.toHaveProperty('sku');
  });

  it('escapes text that would end its script element', () => {
    const text = jsonLdText(productJsonLd(product, site));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name: product.name });
  });
});
