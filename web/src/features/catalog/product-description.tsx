import { useId } from 'react';
import { weightText } from '../../lib/weight-text.ts';
import { productPageTexts } from '../../texts/catalog.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';
import type { ProductDetailFragment } from './product-detail.generated.ts';
import styles from './product-description.module.css';

/** What the shop wrote about the product, and how heavy it is to send. */
export function ProductDescription({ product }: { product: ProductDetailFragment }) {
  const id = useId();
  return (
    <section className={styles['description']} aria-labelledby={id}>
      <h2 id={id}>{productPageTexts.description}</h2>
      <dl className={styles['facts']}>
        {product.category === null ? null : (
          <div className={styles['fact']}>
            <dt>{productPageTexts.category}</dt>
            <dd>{product.category.name}</dd>
          </div>
        )}
        <div className={styles['fact']}>
          <dt>{productPageTexts.weight}</dt>
          <dd>{weightText(product.weight)}</dd>
        </div>
      </dl>
      {product.description === null ? null : <SafeHtml html={product.description} />}
    </section>
  );
}
