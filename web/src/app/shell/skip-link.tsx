import { shellTexts } from '../../texts/shell.ts';
import styles from './skip-link.module.css';

/** Id of the main part of the page. */
export const MAIN_ID = 'main';

/** The first stop of the Tab key: a link past the header to the page itself. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles['skip']}>
      {shellTexts.skip}
    </a>
  );
}
