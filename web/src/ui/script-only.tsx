import type { ReactNode } from 'react';
import styles from './script-only.module.css';

interface ScriptOnlyProps {
  /** What a browser without script shows instead. */
  sentence: string;
  /** What stands there until the script runs, e.g. a skeleton. */
  children: ReactNode;
}

/** Part of a page that only script can fill: browsers without script show a sentence in its place. */
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
