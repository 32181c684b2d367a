import type { ComponentType } from 'react';
import { Link } from '../../ui/link.tsx';
import { paths } from '../../routing/paths.ts';
import type { CategoryGroups } from './shell-data.ts';
import styles from './mega-menu.module.css';

interface MegaMenuPanelProps {
  group: CategoryGroups[number];
  isShown: boolean;
  /** Shows the picture of a category; null until its script is there. */
  Picture: ComponentType<{ id: string }> | null;
  /** A link was followed. */
  onFollow: () => void;
}

/** The categories of one type, each with its children. */
export function MegaMenuPanel({ group, isShown, Picture, onFollow }: MegaMenuPanelProps) {
  return (
    <ul className={styles['categories']} hidden={!isShown}>
      {group.categories.map((category) => (
        <li key={category.id} className={styles['category']}>
          <Link
            to={paths.listing({ category: category.slug })}
            className={styles['name']}
            onClick={onFollow}
          >
            <span className={styles['picture']}>
              {Picture === null || !isShown ? null : <Picture id={category.id} />}
            </span>
            {category.name}
          </Link>
          {category.children.length > 0 ? (
            <ul>
              {category.children.map((child) => (
                <li key={child.id}>
                  <Link
                    to={paths.listing({ category: child.slug })}
                    className={styles['sub']}
                    onClick={onFollow}
                  >
                    {child.name}
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
