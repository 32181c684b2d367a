import type { ReactNode } from 'react';
import type { ProductCardFragment } from './product-card.generated.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-row.module.css';

interface ProductRowProps {
  products: readonly ProductCardFragment[];
  /** What the row holds, for screen readers. */
  label: string;
  /** The wishlist toggle of each product. */
  wishlistToggleOf: (product: ProductCardFragment) => ReactNode;
}

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
