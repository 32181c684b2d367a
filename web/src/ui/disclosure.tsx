import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';
import { useStaysOpen } from './use-stays-open.ts';

interface DisclosureProps {
  summary: ReactNode;
  /** Opens it; only the shopper closes it again. */
  isOpen?: boolean;
  children: ReactNode;
}

/** The browser's `details` and `summary`. */
export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={useStaysOpen(isOpen)}>
      <summary className={styles['summary']}>
        <span className={styles['text']}>{summary}</span>
        <Icon name="chevronDown" />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
