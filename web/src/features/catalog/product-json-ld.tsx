import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { ProductJsonLdFragment } from './product-json-ld.generated.ts';

/** The product in the words of schema.org, as JSON that cannot end the element that carries it. */
export function productJsonLd(product: ProductJsonLdFragment, storeUrl: string): string {
  const { name, slug, price, availability, images, seo, category } = product;
  const stock = availability === 'AVAILABLE' ? 'InStock' : 'OutOfStock';
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: storeUrl + paths.product(slug),
    image: images.map(({ url }) => url),
    ...(seo.description !== null && { description: seo.description }),
    ...(category !== null && { category: category.name }),
    offers: {
      '@type': 'Offer',
      url: storeUrl + paths.product(slug),
      priceCurrency: 'IDR',
      price: String(price),
      availability: `https://schema.org/${stock}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }).replaceAll('<', '\\u003c');
}

/**
 * What search engines read of a product. It comes with the server's document only: they fetch
 * documents, and the content policy lets no script of the page make a script element.
 */
export function ProductJsonLd({ product }: { product: ProductJsonLdFragment }) {
  const { storeUrl } = useSite();
  const isHydrated = useHydrated();
  const [isServerMarkup] = useState(!isHydrated);
  if (!isServerMarkup) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: productJsonLd(product, storeUrl) }}
    />
  );
}
