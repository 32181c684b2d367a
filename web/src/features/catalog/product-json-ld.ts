import type { StructuredData } from '../../routing/json-ld.tsx';
import { paths } from '../../routing/paths.ts';
import type { Site } from '../../routing/site.ts';
import type { ProductJsonLdFragment } from './product-json-ld.generated.ts';

/**
 * A product in terms of schema.org. Without its rating: `aggregateRating` needs the number of
 * ratings or reviews, which the shop does not report.
 */
export function productJsonLd(
  product: ProductJsonLdFragment,
  { storeName, storeUrl }: Pick<Site, 'storeName' | 'storeUrl'>,
): StructuredData {
  const { name, slug, price, availability, images, seo, category } = product;
  const stock = availability === 'AVAILABLE' ? 'InStock' : 'OutOfStock';
  return {
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
      seller: { '@type': 'Organization', name: storeName },
    },
  };
}
