import type { ReactNode } from 'react';
import { productShelfTexts } from '../../texts/product-more.ts';
import { Loading } from '../../ui/skeleton.tsx';
import type { ProductCardFragment } from './product-card.generated.ts';
import { ProductRow } from './product-row.tsx';
import { ProductSection } from './product-section.tsx';
import { useRelatedProductsQuery } from './related-products.generated.ts';
import styles from './product-row.module.css';

interface RelatedProductsProps {
  slug: string;
  /** The wishlist toggle of each product. */
  wishlistToggleOf: (product: ProductCardFragment) => ReactNode;
}

/** Products that go with another one; nothing when the shop names none or the query fails. */
export function RelatedProducts({ slug, wishlistToggleOf }: RelatedProductsProps) {
  const { data, loading } = useRelatedProductsQuery({
    variables: { slug },
    context: { quiet: true },
  });
  const products = data?.product?.related ?? [];
  if (loading && data === undefined) {
    return (
      <div className={styles['reserved']}>
        <Loading label={productShelfTexts.loading}>{null}</Loading>
      </div>
    );
  }
  if (products.length === 0) return null;
  return (
    <ProductSection title={productShelfTexts.related}>
      <ProductRow
        products={products}
        label={productShelfTexts.related}
        wishlistToggleOf={wishlistToggleOf}
      />
    </ProductSection>
  );
}
