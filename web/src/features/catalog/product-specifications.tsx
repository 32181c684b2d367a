import { useId } from 'react';
import { productFactTexts } from '../../texts/product-more.ts';
import { Link } from '../../ui/link.tsx';
import { addToCompareAddress } from './compare-address.ts';
import type { ProductDetailFragment } from './product-detail.generated.ts';
import styles from './product-specifications.module.css';
import { figureText, specificationGroups } from './specification-groups.ts';

/** The technical data of a product in two columns, where the width allows; nothing when the shop sends none. */
export function ProductSpecifications({ product }: { product: ProductDetailFragment }) {
  const id = useId();
  const groups = specificationGroups(product.specifications);
  if (groups.length === 0) return null;
  return (
    <section className={styles['specifications']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{productFactTexts.specifications}</h2>
        <Link to={addToCompareAddress(product.slug)} rel="nofollow" className={styles['compare']}>
          {productFactTexts.compare}
        </Link>
      </div>
      <div className={styles['groups']}>
        {groups.map(({ name, lines }, index) => (
          <div key={index} className={styles['group']}>
            {name === null ? null : <h3 className={styles['name']}>{name}</h3>}
            <dl>
              {lines.map((line, number) => (
                <div key={number} className={styles['line']}>
                  <dt>{line.name}</dt>
                  <dd>{figureText(line)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
