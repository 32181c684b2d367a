import { localPhone } from '@gawai/domain/phone';
import type { ReactNode } from 'react';
import type { SessionUser } from '../../session/session-store.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  user: SessionUser;
  children: ReactNode;
}

/** Frame of every account page: the customer's name and the menu. */
export function AccountFrame({ user, children }: AccountFrameProps) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <div className={styles['frame']}>
      <div className={styles['side']}>
        <div className={styles['owner']}>
          <span className={styles['initial']} aria-hidden="true">
            {String.fromCodePoint(user.firstName.codePointAt(0) ?? 0).toUpperCase()}
          </span>
          <p className={styles['who']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['phone']}>{localPhone(user.phone)}</span>
          </p>
        </div>
        <AccountMenu />
      </div>
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
