import { useId } from 'react';
import { useSessionUser } from '../../session/use-session.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { accountLinks } from './account-links.ts';
import { useHoverMenu } from './use-hover-menu.ts';
import headerStyles from './header.module.css';
import styles from './avatar-menu.module.css';

/** The menu behind the avatar, for guests and for customers. */
export function AvatarMenu() {
  const user = useSessionUser();
  const { isOpen, close, rootProps, triggerProps } = useHoverMenu({ opensOnHover: false });
  const listId = useId();
  return (
    <div {...rootProps} className={styles['menu']}>
      <button
        type="button"
        {...triggerProps}
        aria-controls={listId}
        aria-label={user === null ? shellTexts.account : shellTexts.accountOf(user.firstName)}
        className={headerStyles['tool']}
      >
        {user === null ? (
          <Icon name="user" size={24} />
        ) : (
          <span className={styles['initial']} aria-hidden="true">
            {String.fromCodePoint(user.firstName.codePointAt(0) ?? 0).toUpperCase()}
          </span>
        )}
      </button>
      <div id={listId} className={styles['list']} hidden={!isOpen}>
        {user === null ? null : (
          <p className={styles['greeting']}>{shellTexts.greeting(user.firstName)}</p>
        )}
        <ul>
          {accountLinks(user).map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} data-menu-item="" className={styles['entry']} onClick={close}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
