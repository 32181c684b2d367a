import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { accountTexts } from '../../texts/account.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useCurrentInView } from '../../ui/use-current-in-view.ts';
import { accountEntries, accountEntryOf } from './account-entries.ts';
import styles from './account-menu.module.css';

/** The pages of the account: a column on large screens, a row of chips that slides on small ones. */
export function AccountMenu() {
  const { pathname } = useLocation();
  const current = accountEntryOf(pathname)?.to;
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, current);

  return (
    <nav aria-label={accountTexts.menu}>
      <ul ref={list} className={styles['list']}>
        {accountEntries.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles['entry']}
              aria-current={to === current ? (to === pathname ? 'page' : 'true') : undefined}
            >
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
