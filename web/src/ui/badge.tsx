import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './badge.module.css';

/** `accent` is for price drops only; green, amber and red for states only. */
export type BadgeTone = 'neutral' | 'brand' | 'accent' | 'good' | 'warn' | 'bad';

/** A short label, e.g. a discount or a status. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>;
}

interface ChipLinkProps {
  to: string;
  /** The current page. */
  isCurrent: boolean;
  children: ReactNode;
}

/** A small round link, one of several to choose from, e.g. categories above a listing. */
export function ChipLink({ to, isCurrent, children }: ChipLinkProps) {
  return (
    <Link to={to} className={styles['chip']} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </Link>
  );
}
