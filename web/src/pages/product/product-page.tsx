import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { loaded } from '../../apollo/load-query.ts';
import { openRecentProducts } from '../../lib/recent-products.ts';
import { JsonLd } from '../../routing/json-ld.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { useSite } from '../../routing/site.ts';
import { CompareTray } from '../../features/catalog/compare-tray.tsx';
import { productJsonLd } from '../../features/catalog/product-json-ld.ts';
import { ProductTrail } from '../../features/catalog/product-trail.tsx';
import { REVIEWS_ID, reviewsPage } from '../../features/catalog/reviews-address.ts';
import { LateSection } from '../../ui/late-section.tsx';
import { useProductPageQuery } from './product.generated.ts';
import { ProductColumns } from './product-columns.tsx';
import { reviewsPart, furtherProductsPart } from './product-parts.ts';
import styles from './product-page.module.css';

/** One product: pictures, price, variants, Add to Cart, description, technical data (specification.md 2). */
export function ProductPage() {
  const { slug = '' } = useParams();
  const [query] = useSearchParams();
  const site = useSite();
  const { data } = useProductPageQuery({ ...loaded, variables: { slug } });
  const product = data?.product;
  const id = product?.id;
  useEffect(() => {
    if (id !== undefined) openRecentProducts(site.storeName).remember(id);
  }, [id, site]);
  if (!product) return null;
  const reviews = reviewsPage(query);
  return (
    <div key={product.id} className={styles['page']}>
      <PageHead
        title={product.seo.title ?? product.name}
        description={product.seo.description}
        keywords={product.seo.keywords}
        image={product.images[0]?.url ?? null}
        kind="product"
      />
      {import.meta.env.SSR ? <JsonLd data={productJsonLd(product, site)} /> : null}
      <ProductTrail product={product} />
      <ProductColumns product={product} />
      {product.rating === null && product.reviewCount === null ? null : (
        <LateSection
          id={REVIEWS_ID}
          part={reviewsPart}
          props={{ product, page: reviews ?? 1 }}
          isLoaded={import.meta.env.SSR || reviews !== null}
          className={styles['reviews']}
        />
      )}
      <LateSection part={furtherProductsPart} props={{ product }} className={styles['shelves']} />
      <CompareTray />
    </div>
  );
}
