import { ProductDescription } from '../../features/catalog/product-description.tsx';
import type { ProductDetailFragment } from '../../features/catalog/product-detail.generated.ts';
import { ProductSpecifications } from '../../features/catalog/product-specifications.tsx';
import styles from './product-page.module.css';

/** What there is to read about a product: the description, and the technical data over the full width. */
export function ProductFacts({ product }: { product: ProductDetailFragment }) {
  return (
    <>
      <div className={styles['description']}>
        <ProductDescription product={product} />
      </div>
      <div className={styles['specifications']}>
        <ProductSpecifications product={product} />
      </div>
    </>
  );
}
