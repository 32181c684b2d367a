import { commonTexts } from '../texts/common.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** From the top level down; the last one is this page and has no address. */
  items: readonly { name: string; to?: string }[];
}

/** Links to the levels above this page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label={commonTexts.breadcrumb}>
      <ol className={styles['trail']}>
        {items.map(({ name, to }, index) => (
          <li key={`${index}-${name}`} className={styles['step']}>
            {index > 0 ? <Icon name="chevronRight" size={16} /> : null}
            {to === undefined ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={to}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
