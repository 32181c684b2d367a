import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './icon-title.module.css';

/** Words with an icon before them. */
export function IconTitle({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles['title']}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
