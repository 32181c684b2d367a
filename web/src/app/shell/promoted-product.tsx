import { ProductPrice } from '../../features/catalog/product-price.tsx';
import { paths } from '../../routing/paths.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { CategoryGroups } from './shell-data.ts';
import { useMenuData } from './use-menu-data.ts';
import styles from './promoted-product.module.css';

interface PromotedProductProps {
  type: CategoryGroups[number]['type'];
  /** Called when the link is followed. */
  onFollow: () => void;
}

/** The first featured product of a type that can be bought; nothing when there is none. */
export function PromotedProduct({ type, onFollow }: PromotedProductProps) {
  const { data, isLoading } = useMenuData({ withProducts: true });
  const product = data?.featuredProducts?.find(
    ({ availability, category }) => availability === 'AVAILABLE' && category?.type === type,
  );
  if (product === undefined) return isLoading ? <div className={styles['place']} /> : null;
  return (
    <div className={styles['place']}>
      <Link to={paths.product(product.slug)} className={styles['product']} onClick={onFollow}>
        <span className={styles['title']}>{shellTexts.promoted}</span>
        <span className={styles['picture']}>
          <Picture image={product.image} alt="" sizes="11rem" />
        </span>
        <span className={styles['text']}>
          <span className={styles['name']}>
            <Unbroken text={product.name} />
          </span>
          <ProductPrice product={product} />
        </span>
      </Link>
    </div>
  );
}
