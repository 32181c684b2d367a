import type { ReactNode } from 'react';
import styles from './script-only.module.css';

interface ScriptOnlyProps {
  /** Shown by a browser without script. */
  sentence: string;
  /** Shown until the script runs, e.g. a skeleton. */
  children: ReactNode;
}

/** Part of a page that needs script: browsers without script show a sentence instead. */
export function ScriptOnly({ sentence, children }: ScriptOnlyProps) {
  return (
    <>
      <noscript>
        <p className={styles['sentence']}>{sentence}</p>
      </noscript>
      <div className={styles['scripted']}>{children}</div>
    </>
  );
}
