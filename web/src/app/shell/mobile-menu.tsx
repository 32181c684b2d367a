import { useState } from 'react';
import { useLate } from '../../lib/use-late.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CategoryGroups } from './shell-data.ts';
import headerStyles from './header.module.css';
import styles from './mobile-menu.module.css';

const loadDrawer = () => import('./mobile-menu-drawer.tsx');

/** The button of small screens that opens the menu; the script of the menu is loaded after hydration. */
export function MobileMenu({ groups }: { groups: CategoryGroups | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const drawer = useLate(loadDrawer);
  return (
    <div className={styles['menu']}>
      <button
        type="button"
        className={headerStyles['tool']}
        aria-label={shellTexts.openMenu}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" size={24} />
      </button>
      {drawer === null ? null : (
        <drawer.MobileMenuDrawer groups={groups} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
