import { ProductCard } from './product-card.tsx';
import type { ProductGridProps } from './product-grid.tsx';
import styles from './product-row.module.css';

type ProductRowProps = Pick<ProductGridProps, 'products' | 'label' | 'wishlistToggleOf'>;

/** Products beside each other; the row scrolls when they do not fit. */
export function ProductRow({ products, label, wishlistToggleOf }: ProductRowProps) {
  return (
    <ul className={styles['row']} aria-label={label}>
      {products.map((product) => (
        <li key={product.id} className={styles['cell']}>
          <ProductCard product={product} wishlistToggle={wishlistToggleOf(product)} />
        </li>
      ))}
    </ul>
  );
}
