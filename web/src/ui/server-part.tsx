import { useState } from 'react';
import type { LatePart } from '../lib/late-part.ts';
import styles from './server-part.module.css';

interface ServerPartProps<Props> {
  /** Fetched by the loader of the page. */
  part: LatePart<Props>;
  props: Props;
}

/**
 * A static part of a page. In a server-rendered document it is markup without a script: no loader has
 * run in the browser, and hydration does not change the markup.
 */
export function ServerPart<Props extends object>({ part, props }: ServerPartProps<Props>) {
  const [{ Part }] = useState(() => ({ Part: part.ready() }));
  return Part === null ? (
    <div
      className={styles['part']}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <div className={styles['part']}>
      <Part {...props} />
    </div>
  );
}
