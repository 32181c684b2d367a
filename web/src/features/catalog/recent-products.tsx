import { useRef, useState, type ReactNode } from 'react';
import { openRecentProducts } from '../../lib/recent-products.ts';
import { useSite } from '../../routing/site.ts';
import { productShelfTexts } from '../../texts/product-more.ts';
import { Button } from '../../ui/button.tsx';
import type { ProductCardFragment } from './product-card.generated.ts';
import { ProductRow } from './product-row.tsx';
import { ProductSection } from './product-section.tsx';
import { useRecentProductsQuery } from './recent-products.generated.ts';
import styles from './product-row.module.css';

interface RecentProductsProps {
  /** The open product, which the row leaves out. */
  id: string;
  /** The wishlist toggle of each product. */
  wishlistToggleOf: (product: ProductCardFragment) => ReactNode;
}

/** Recently viewed products of this device, with a button that clears them. */
export function RecentProducts({ id, wishlistToggleOf }: RecentProductsProps) {
  const { storeName } = useSite();
  const [ids] = useState(() =>
    openRecentProducts(storeName)
      .list()
      .filter((each) => each !== id),
  );
  const [isForgotten, setIsForgotten] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const { data } = useRecentProductsQuery({
    variables: { ids },
    skip: ids.length === 0,
    context: { quiet: true },
  });
  const products = (data?.nodes ?? []).filter((node) => node?.__typename === 'Product');
  if (products.length === 0) return null;
  const forget = () => {
    openRecentProducts(storeName).forget();
    setIsForgotten(true);
    // The focused button is removed.
    note.current?.focus();
  };
  return (
    <ProductSection title={productShelfTexts.recent}>
      <p ref={note} tabIndex={-1} role="status" className={styles['note']}>
        {isForgotten ? productShelfTexts.forgotten : null}
      </p>
      {isForgotten ? null : (
        <>
          <ProductRow
            products={products}
            label={productShelfTexts.recent}
            wishlistToggleOf={wishlistToggleOf}
          />
          <div>
            <Button look="quiet" onClick={forget}>
              {productShelfTexts.forget}
            </Button>
          </div>
        </>
      )}
    </ProductSection>
  );
}
