import { STAR_MAX, STAR_MIN } from '@gawai/domain/limits';
import { formatRating } from '@gawai/domain/product';
import type { StructuredData } from '../../routing/json-ld.tsx';
import { paths } from '../../routing/paths.ts';
import type { Site } from '../../routing/site.ts';
import type { ProductJsonLdFragment } from './product-json-ld.generated.ts';

/** The rating of a product, which search engines show only with the number of ratings behind it. */
function aggregateRating({ rating, reviewCount }: ProductJsonLdFragment): StructuredData {
  if (rating === null || reviewCount === null || reviewCount < 1) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: formatRating(rating),
      ratingCount: reviewCount,
      bestRating: STAR_MAX,
      worstRating: STAR_MIN,
    },
  };
}

/** A product in terms of schema.org. What the shop does not report is left out. */
export function productJsonLd(
  product: ProductJsonLdFragment,
  { storeName, storeUrl }: Pick<Site, 'storeName' | 'storeUrl'>,
): StructuredData {
  const { name, slug, price, availability, images, seo, category, brand, sku } = product;
  const stock = availability === 'AVAILABLE' ? 'InStock' : 'OutOfStock';
  return {
    '@type': 'Product',
    name,
    url: storeUrl + paths.product(slug),
    image: images.map(({ url }) => url),
    ...(seo.description !== null && { description: seo.description }),
    ...(category !== null && { category: category.name }),
    ...(brand !== null && { brand: { '@type': 'Brand', name: brand } }),
    ...(sku !== null && { sku }),
    ...aggregateRating(product),
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
