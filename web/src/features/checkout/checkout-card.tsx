import { useId, type ReactNode, type Ref } from 'react';
import styles from './checkout-card.module.css';

interface CheckoutCardProps {
  title: string;
  /** At the end of the title's line, e.g. a button that opens the form. */
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One step of the checkout as a card, named by its heading. */
export function CheckoutCard({ title, action, ref, children }: CheckoutCardProps) {
  const id = useId();
  return (
    <section ref={ref} className={styles['card']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
