import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ProductCardFragment } from './product-card.generated.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** Cards of the widest row: their pictures are fetched without waiting. */
const FIRST_ROW = 5;

export interface ProductGridProps {
  products: readonly ProductCardFragment[];
  /** Label of the list for screen readers. */
  label: string;
  /** The wishlist toggle of each product. */
  wishlistToggleOf: (product: ProductCardFragment) => ReactNode;
  /** The first picture is the main one of the page, and its row is in view from the start. */
  isOnTop?: boolean;
  /** The list is about to be replaced. */
  isDimmed?: boolean;
}

/** Products in 2, 4 or 5 columns by width (specification.md 2). */
export function ProductGrid({
  products,
  label,
  wishlistToggleOf,
  isOnTop = false,
  isDimmed = false,
}: ProductGridProps) {
  const wanted = (index: number) => {
    if (!isOnTop || index >= FIRST_ROW) return 'later';
    return index === 0 ? 'first' : 'soon';
  };
  return (
    <ul
      className={classNames(styles['grid'], isDimmed && styles['dimmed'])}
      aria-label={label}
      aria-busy={isDimmed || undefined}
    >
      {products.map((product, index) => (
        <li key={product.id} className={styles['cell']}>
          <ProductCard
            product={product}
            wanted={wanted(index)}
            wishlistToggle={wishlistToggleOf(product)}
          />
        </li>
      ))}
    </ul>
  );
}

const SKELETONS = Array.from({ length: 10 }, (_, index) => index);

/** Placeholder of a grid: two full rows of the same size. */
export function ProductGridSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={styles['grid']}>
        {SKELETONS.map((index) => (
          <div key={index} className={styles['item']}>
            <Skeleton shape="square" />
            <Skeleton />
            <Skeleton shape="short" />
            <Skeleton shape="short" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
