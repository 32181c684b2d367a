import { AvatarMenu } from './avatar-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchBox } from './search-box.tsx';
import type { CategoryGroups } from './shell-data.ts';
import { useScrolledAway } from './use-scrolled-away.ts';
import styles from './header.module.css';

interface HeaderProps {
  groups: CategoryGroups | undefined;
  /** For the checkout: only the logo and the cart are links. */
  isReduced: boolean;
  onRetry: () => void;
}

/**
 * The header: one row on large screens, two on phones, where the first one slides away while the
 * shopper scrolls down. It is sticky except in low windows.
 */
export function Header({ groups, isReduced, onRetry }: HeaderProps) {
  const isAway = useScrolledAway();
  return (
    <header className={styles['header']} data-away={(isAway && !isReduced) || undefined}>
      <div className={styles['row']}>
        {isReduced ? null : <MobileMenu groups={groups} />}
        <Logo />
        {isReduced ? null : (
          <>
            <MegaMenu groups={groups} onRetry={onRetry} />
            <SearchBox groups={groups} />
          </>
        )}
        <div className={styles['tools']}>
          <CartLink />
          {isReduced ? null : <AvatarMenu />}
        </div>
      </div>
    </header>
  );
}
