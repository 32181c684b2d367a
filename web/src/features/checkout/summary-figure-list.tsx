import { Disclosure } from '../../ui/disclosure.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { SummaryFigure } from './summary-figures.ts';
import styles from './summary-figure-list.module.css';

/** The figures of an order, each of which opens to show its calculation. */
export function SummaryFigureList({ figures }: { figures: readonly SummaryFigure[] }) {
  return (
    <div className={styles['figures']}>
      {figures.map(({ name, amount, formula, isSum }) => (
        <Disclosure
          key={name}
          summary={
            <span className={classNames(styles['figure'], isSum && styles['sum'])}>
              <span>{name}</span>
              <span className={styles['amount']}>{amount}</span>
            </span>
          }
        >
          <ul className={styles['formula']}>
            {formula.map((part) => (
              <li key={part.text} className={styles['part']}>
                <span>
                  <Unbroken text={part.text} />
                </span>
                {part.amount === null ? null : (
                  <span className={styles['amount']}>{part.amount}</span>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  );
}
