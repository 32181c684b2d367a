import type { ReactNode, Ref } from 'react';
import styles from './checkout-layout.module.css';

interface CheckoutLayoutProps {
  main: ReactNode;
  aside: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The steps, and beside them what they come to. */
export function CheckoutLayout({ main, aside, ref }: CheckoutLayoutProps) {
  return (
    <div ref={ref} className={styles['layout']}>
      <div className={styles['main']}>{main}</div>
      <div className={styles['aside']}>{aside}</div>
    </div>
  );
}
