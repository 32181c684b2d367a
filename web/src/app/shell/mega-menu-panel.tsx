import { paths } from '../../routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import type { MegaMenuParts } from './mega-menu-parts.ts';
import styles from './mega-menu.module.css';
import pictureStyles from './menu-picture.module.css';
import promotedStyles from './promoted-product.module.css';
import type { CategoryGroups } from './shell-data.ts';

interface MegaMenuPanelProps {
  group: CategoryGroups[number];
  isShown: boolean;
  /** Null until their script is loaded. */
  parts: MegaMenuParts | null;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The categories of one type, each with its children, and a featured product of the type. */
export function MegaMenuPanel({ group, isShown, parts, onFollow }: MegaMenuPanelProps) {
  return (
    <>
      <div className={styles['content']} hidden={!isShown}>
        <ul className={styles['categories']}>
          {group.categories.map((category) => (
            <li key={category.id} className={styles['category']}>
              <Link
                to={paths.listing({ category: category.slug })}
                className={styles['name']}
                onClick={onFollow}
              >
                <span className={pictureStyles['picture']}>
                  {parts === null || !isShown ? null : (
                    <parts.MenuPicture id={category.id} withProducts />
                  )}
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
      </div>
      {isShown && parts === null ? <div className={promotedStyles['place']} /> : null}
      {isShown && parts !== null ? (
        <parts.PromotedProduct type={group.type} onFollow={onFollow} />
      ) : null}
    </>
  );
}
