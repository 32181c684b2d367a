import { STAR_MAX, STAR_MIN } from '@gawai/domain/limits';
import { useField } from 'formik';
import { classNames } from '../../../ui/class-names.ts';
import { StarShape } from '../../../ui/stars.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { reviewTexts } from '../../../texts/order.ts';
import styles from './star-choice.module.css';

const STARS = Array.from({ length: STAR_MAX - STAR_MIN + 1 }, (_, index) => STAR_MIN + index);

/**
 * One to five stars as a group of radio buttons: arrow keys move, the figure is announced and shown
 * (specification.md 5, review).
 */
export function StarChoice({ name }: { name: string }) {
  const [field, , { setValue }] = useField<number>(name);
  return (
    <fieldset>
      <legend className={styles['legend']}>{reviewTexts.stars}</legend>
      <div className={styles['stars']}>
        {STARS.map((star) => (
          <label
            key={star}
            className={classNames(styles['star'], star <= field.value && styles['filled'])}
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={field.value === star}
              className={styles['input']}
              onBlur={field.onBlur}
              onChange={() => void setValue(star)}
            />
            <StarShape size={28} />
            <VisuallyHidden>{reviewTexts.star(star)}</VisuallyHidden>
          </label>
        ))}
        <span aria-hidden="true" className={styles['figure']}>
          {reviewTexts.star(field.value)}
        </span>
      </div>
    </fieldset>
  );
}
