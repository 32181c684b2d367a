import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './product-section.module.css';

interface ProductSectionProps {
  title: string;
  /** Link to more products of this kind. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A titled section of products, with a link to more of them. */
export function ProductSection({ title, more, children }: ProductSectionProps) {
  const id = useId();
  return (
    <section className={styles['shelf']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {more === undefined ? null : (
          <Link className={styles['more']} to={more.to}>
            {more.label}
            <Icon name="chevronRight" size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
