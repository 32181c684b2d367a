import { useId } from 'react';
import { warrantyText } from '../../lib/warranty-text.ts';
import { weightText } from '../../lib/weight-text.ts';
import { productPageTexts } from '../../texts/product.ts';
import { productFactTexts } from '../../texts/product-more.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';
import type { ProductDetailFragment } from './product-detail.generated.ts';
import styles from './product-description.module.css';

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null;
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What the shop wrote about the product, and how heavy it is to send. */
export function ProductDescription({ product }: { product: ProductDetailFragment }) {
  const id = useId();
  return (
    <section className={styles['description']} aria-labelledby={id}>
      <h2 id={id}>{productPageTexts.description}</h2>
      <dl className={styles['facts']}>
        <Fact name={productFactTexts.brand} value={product.brand} />
        <Fact name={productPageTexts.category} value={product.category?.name ?? null} />
        <Fact name={productFactTexts.warranty} value={warrantyText(product.warranty)} />
        <Fact name={productPageTexts.weight} value={weightText(product.weight)} />
      </dl>
      {product.description === null ? null : <SafeHtml html={product.description} />}
    </section>
  );
}
