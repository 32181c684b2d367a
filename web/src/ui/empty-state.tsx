import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';
import { LinkButton } from './link-button.tsx';
import styles from './message-state.module.css';

interface EmptyStateProps {
  title: string;
  message?: string;
  /** What to do next. */
  action?: { to: string; label: string };
  /** Decoration above the title. */
  icon?: ReactNode;
  /** Level of the title; 1 when it is the heading of the page. */
  level?: HeadingLevel;
}

/** Message of an empty list or page, with a link to continue. */
export function EmptyState({ title, message, action, icon, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      {icon ? <div className={styles['mark']}>{icon}</div> : null}
      <Heading level={level} className={styles['title']}>
        {title}
      </Heading>
      {message === undefined ? null : <p className={styles['text']}>{message}</p>}
      {action ? (
        <div className={styles['action']}>
          <LinkButton to={action.to}>{action.label}</LinkButton>
        </div>
      ) : null}
    </div>
  );
}
