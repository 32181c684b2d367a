import { paths } from '../../routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { CategoryTileFragment } from './category-tiles.generated.ts';
import styles from './category-tiles.module.css';

/** The top categories as tiles, each a way into the listing. */
export function CategoryTiles({ categories }: { categories: readonly CategoryTileFragment[] }) {
  return (
    <ul className={styles['tiles']}>
      {categories.map(({ id, name, slug, image }) => (
        <li key={id}>
          <Link className={styles['tile']} to={paths.listing({ category: slug })}>
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
