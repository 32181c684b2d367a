import type { ReactNode } from 'react';
import styles from './session-card.module.css';

interface SessionCardProps {
  title: string;
  /** The form. */
  children: ReactNode;
  /** The way to the other form, e.g. for who has an account already. */
  otherWay: ReactNode;
}

/** The page of one short form: signing in, or making an account. */
export function SessionCard({ title, children, otherWay }: SessionCardProps) {
  return (
    <div className={styles['card']}>
      <h1 className={styles['title']}>{title}</h1>
      {children}
      <div className={styles['other']}>{otherWay}</div>
    </div>
  );
}
