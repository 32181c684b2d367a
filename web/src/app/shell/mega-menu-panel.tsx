import { Link } from '../../ui/link.tsx';
import { paths } from '../../routing/paths.ts';
import type { CategoryGroups } from './shell-data.ts';
import styles from './mega-menu.module.css';

interface MegaMenuPanelProps {
  group: CategoryGroups[number];
  isShown: boolean;
  /** A link was followed. */
  onFollow: () => void;
}

/** The categories of one type, each with its sub-categories. */
export function MegaMenuPanel({ group, isShown, onFollow }: MegaMenuPanelProps) {
  return (
    <ul className={styles['categories']} hidden={!isShown}>
      {group.categories.map((category) => (
        <li key={category.id} className={styles['category']}>
          <Link
            to={paths.listing({ category: category.slug })}
            className={styles['name']}
            onClick={onFollow}
          >
            {category.name}
          </Link>
          {category.subCategories.length > 0 ? (
            <ul>
              {category.subCategories.map((subCategory) => (
                <li key={subCategory.id}>
                  <Link
                    to={paths.listing({ category: subCategory.slug })}
                    className={styles['sub']}
                    onClick={onFollow}
                  >
                    {subCategory.name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
