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
};

const site = { storeName: 'Gawai', storeUrl: 'https://gawai.test' };

describe('structured data of a product', () => {
  it('says price, currency and stock', () => {
    expect(productJsonLd(product, site)).toMatchObject({
      '@type': 'Product',
      url: 'https://gawai.test/product/casing-a55',
      offers: { price: '99000', priceCurrency: 'IDR', availability: 'https://schema.org/InStock' },
    });
  });

  it('says when nothing is left', () => {
    const gone = { ...product, availability: 'OUT_OF_STOCK' as const };
    expect(productJsonLd(gone, site)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('cannot end the element that carries it', () => {
    const text = jsonLdText(productJsonLd(product, site));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name: product.name });
  });
});
