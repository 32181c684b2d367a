import { promiseTexts } from '../../texts/home.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './promises.module.css';

/** Three things that the checkout offers, said before the first product. */
export function Promises() {
  return (
    <ul className={styles['promises']} aria-label={promiseTexts.title}>
      {promiseTexts.items.map(({ icon, title, text }) => (
        <li key={title} className={styles['promise']}>
          <span className={styles['mark']}>
            <Icon name={icon} size={24} />
          </span>
          <span className={styles['words']}>
            <strong className={styles['title']}>{title}</strong>
            <span className={styles['text']}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
