import { Link } from '../../ui/link.tsx';
import { shellTexts } from '../../texts/shell.ts';
import { paths } from '../../routing/paths.ts';
import { useSite } from '../../routing/site.ts';
import styles from './logo.module.css';

/** The shop's mark, a G that ends in a glowing dot like a notification light, and its name. */
export function Logo() {
  const { storeName } = useSite();
  return (
    <Link to={paths.home()} className={styles['logo']} aria-label={shellTexts.toHome(storeName)}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="9" className={styles['ground']} />
        <path
          d="M21.5 11.3A7.5 7.5 0 1 0 23.5 16.5H17"
          className={styles['letter']}
          fill="none"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="24" cy="8.5" r="2.3" className={styles['light']} />
      </svg>
      <span className={styles['name']} aria-hidden="true">
        {storeName}
      </span>
    </Link>
  );
}
