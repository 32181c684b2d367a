import styles from './spinner.module.css';

/** A turning ring for a pending action. It is decoration: give the state as text beside or around it. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
