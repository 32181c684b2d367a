import { paths } from '../../routing/paths.ts';
import { compareTexts } from '../../texts/compare.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { InPlaceLink } from './in-place-link.tsx';
import styles from './compare-table.module.css';
import type { ComparedProductFragment } from './compared-product.generated.ts';

export interface CompareHeadProps {
  /** Two to four, or one alone. */
  products: readonly ComparedProductFragment[];
  /** Address of the comparison without a product. */
  addressWithout: (product: ComparedProductFragment) => string;
  /** Called when a product is taken out. */
  onRemove: (product: ComparedProductFragment) => void;
}

/**
 * Picture of each compared product with a link that removes it, and below the names, which stay in view
 * while the rows scroll.
 */
export function CompareHead({ products, addressWithout, onRemove }: CompareHeadProps) {
  return (
    <thead>
      <tr>
        <td className={styles['corner']} />
        {products.map((product, index) => (
          <td key={product.id} className={styles['product']}>
            <Link
              to={paths.product(product.slug)}
              className={styles['picture']}
              tabIndex={-1}
              aria-hidden
            >
              <Picture
                image={product.image}
                alt=""
                sizes="(width >= 64rem) 14rem, 9.5rem"
                isPriority={index === 0}
                isEager
              />
            </Link>
            <InPlaceLink
              to={addressWithout(product)}
              className={styles['remove']}
              aria-label={compareTexts.removeOf(product.name)}
              onClick={(event) => {
                if (isPlainClick(event)) onRemove(product);
              }}
            >
              {compareTexts.remove}
            </InPlaceLink>
          </td>
        ))}
      </tr>
      <tr className={styles['names']}>
        <td className={styles['corner']}>
          <VisuallyHidden>{compareTexts.property}</VisuallyHidden>
        </td>
        {products.map(({ id, slug, name }) => (
          <th key={id} scope="col" className={styles['product']}>
            <Link to={paths.product(slug)} className={styles['link']}>
              <Unbroken text={name} />
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
