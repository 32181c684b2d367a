import { momentText } from '../../lib/moment-text.ts';
import { orderTimelineTexts } from '../../texts/order-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { OrderTimelineFragment } from './order-timeline.generated.ts';
import styles from './order-timeline.module.css';
import { timelineSteps } from './timeline-steps.ts';

interface OrderTimelineProps {
  order: OrderTimelineFragment;
  /** The buyer fetches the goods. */
  isPickup: boolean;
}

/** The steps of an order, with the times that the shop reports. */
export function OrderTimeline({ order, isPickup }: OrderTimelineProps) {
  const names = { ...orderTimelineTexts.steps, ...(isPickup && orderTimelineTexts.pickupSteps) };
  return (
    <ol className={styles['timeline']} aria-label={orderTimelineTexts.label}>
      {timelineSteps(order).map(({ name, isDone, at }) => (
        <li key={name} className={classNames(styles['step'], isDone && styles['done'])}>
          <span className={styles['mark']}>{isDone ? <Icon name="check" size={16} /> : null}</span>
          <span className={styles['name']}>
            {names[name]}
            {isDone ? null : <VisuallyHidden>{orderTimelineTexts.notYet}</VisuallyHidden>}
          </span>
          {at === null ? null : (
            <time className={styles['time']} dateTime={at}>
              {momentText(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
