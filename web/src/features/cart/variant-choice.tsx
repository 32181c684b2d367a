import { useId } from 'react';
import { buyTexts } from '../../texts/buy.ts';
import type { Buy } from './use-buy.ts';
import styles from './variant-choice.module.css';

/** Stock at or below which the number of pieces left is shown. */
const FEW = 5;

/** The variants with online stock as buttons of which one is pressed: radio buttons, in truth. */
export function VariantChoice({ buy }: { buy: Buy }) {
  const name = useId();
  if (buy.variants.length === 0) return null;
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{buyTexts.variant}</legend>
      <div className={styles['variants']}>
        {buy.variants.map(({ id, name: words, onlineStock }) => (
          <label key={id} className={styles['variant']}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={buy.variant?.id === id}
              className={styles['radio']}
              onChange={() => {
                buy.choose(id);
              }}
            />
            <span>{words}</span>
            {onlineStock <= FEW ? (
              <span className={styles['left']}>{buyTexts.stockLeft(onlineStock)}</span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
