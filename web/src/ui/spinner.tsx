import styles from './spinner.module.css';

/** A turning ring: something is under way. It is decoration; say it in words beside or around it. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
