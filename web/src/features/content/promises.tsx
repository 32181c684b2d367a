import { promiseTexts } from '../../texts/promises.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './promises.module.css';

interface PromisesProps {
  /** `row` = beside each other where the width allows, `stack` = always below each other. */
  layout?: 'row' | 'stack';
}

/** Three advantages of the shop's checkout. */
export function Promises({ layout = 'row' }: PromisesProps) {
  return (
    <ul className={classNames(styles['promises'], styles[layout])} aria-label={promiseTexts.title}>
      {promiseTexts.items.map(({ icon, title, text }) => (
        <li key={title} className={styles['promise']}>
          <span className={styles['mark']}>
            <Icon name={icon} size={24} />
          </span>
          <span className={styles['texts']}>
            <strong className={styles['title']}>{title}</strong>
            <span className={styles['text']}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
