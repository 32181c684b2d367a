import { useId, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** It is no part of the printed invoice. */
  isScreenOnly?: boolean;
  children: ReactNode;
}

/** One card of the order page, named by its heading. */
export function Section({ title, isScreenOnly = false, children }: SectionProps) {
  const id = useId();
  const className = classNames(styles['card'], isScreenOnly && styles['screenOnly']);
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
