import { paths } from '../../routing/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { CategoryTileFragment } from './category-tiles.generated.ts';
import styles from './category-tiles.module.css';
import rowStyles from './tile-row.module.css';

/** The top categories as tiles, each a link into the listing. */
export function CategoryTiles({ categories }: { categories: readonly CategoryTileFragment[] }) {
  return (
    <ul className={classNames(rowStyles['row'], styles['tiles'])}>
      {categories.map(({ id, name, slug, image }) => (
        <li key={id}>
          <Link
            className={classNames(rowStyles['tile'], styles['tile'])}
            to={paths.listing({ category: slug })}
          >
            <span className={styles['picture']}>
              <Picture image={image} alt="" sizes="5.5rem" />
            </span>
            <span className={styles['name']}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
