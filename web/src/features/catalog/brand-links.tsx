import { paths } from '../../routing/paths.ts';
import { homeTexts } from '../../texts/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import type { BrandLinksFragment } from './brand-links.generated.ts';
import styles from './brand-links.module.css';
import { choicesOf } from './facets.ts';
import { filterQuery } from './listing-filter.ts';
import rowStyles from './tile-row.module.css';

/** The shop lists the brands with the most products first. */
const MOST_BRANDS = 12;

/** The brands with a listing of their own; empty when the shop cannot filter by brand. */
export function brandsOf(products: BrandLinksFragment | null | undefined) {
  const facet = products?.facets?.find(({ kind }) => kind === 'BRAND');
  return facet === undefined ? [] : choicesOf(facet).slice(0, MOST_BRANDS);
}

/** The brands as tiles, each a link into the listing. */
export function BrandLinks({ brands }: { brands: ReturnType<typeof brandsOf> }) {
  return (
    <ul className={classNames(rowStyles['row'], styles['brands'])}>
      {brands.map(({ choice, label, count }) => (
        <li key={choice.value}>
          <Link
            className={classNames(rowStyles['tile'], styles['brand'])}
            to={`${paths.listing()}?${filterQuery([choice])}`}
          >
            {label} <span className={styles['count']}>{homeTexts.productCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
