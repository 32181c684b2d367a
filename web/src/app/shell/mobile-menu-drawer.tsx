import { useSessionUser } from '../../session/use-session.ts';
import { commonTexts } from '../../texts/common.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { paths } from '../../routing/paths.ts';
import { accountLinks } from './account-links.ts';
import pictureStyles from './menu-picture.module.css';
import { MenuPicture } from './menu-picture.tsx';
import type { CategoryGroups } from './shell-data.ts';
import styles from './mobile-menu.module.css';

interface MobileMenuDrawerProps {
  groups: CategoryGroups | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** All categories, in a disclosure for each type, and the account links (specification.md 2). */
export function MobileMenuDrawer({ groups, isOpen, onClose: close }: MobileMenuDrawerProps) {
  const user = useSessionUser();
  return (
    <Dialog isOpen={isOpen} onClose={close} title={shellTexts.menu} shape="drawer">
      <nav aria-label={shellTexts.categories}>
        <Link to={paths.listing()} className={styles['entry']} onClick={close}>
          <Icon name="grid" />
          {commonTexts.allProducts}
        </Link>
        {(groups ?? []).map((group) => (
          <Disclosure key={group.label} summary={group.label}>
            {group.categories.map((category) => (
              <div key={category.id} className={styles['category']}>
                <Link
                  to={paths.listing({ category: category.slug })}
                  className={styles['name']}
                  onClick={close}
                >
                  <span className={pictureStyles['picture']}>
                    {isOpen ? <MenuPicture id={category.id} withProducts={false} /> : null}
                  </span>
                  {category.name}
                </Link>
                <ul className={styles['subs']}>
                  {category.children.map((child) => (
                    <li key={child.id}>
                      <Link
                        to={paths.listing({ category: child.slug })}
                        className={styles['sub']}
                        onClick={close}
                      >
                        {child.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Disclosure>
        ))}
      </nav>
      <ul className={styles['account']}>
        {accountLinks(user).map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={styles['entry']} onClick={close}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
