import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Page numbers and gaps, as the domain's `pageMarks` gives them. */
  marks: readonly (number | 'GAP')[];
  current: number;
  last: number;
  /** Address of a page. */
  addressOf: (page: number) => string;
  labels: {
    /** Names the whole bar. */
    bar: string;
    previous: string;
    next: string;
    page: (page: number) => string;
  };
}

/** Numbered pages of a list; every page is a real link. */
export function Pagination({ marks, current, last, addressOf, labels }: PaginationProps) {
  const step = (page: number, label: string, icon: 'chevronLeft' | 'chevronRight') =>
    page < 1 || page > last ? (
      <span className={classNames(styles['page'], styles['off'])} aria-hidden="true">
        <Icon name={icon} />
      </span>
    ) : (
      <Link to={addressOf(page)} className={styles['page']} aria-label={label}>
        <Icon name={icon} />
      </Link>
    );
  return (
    <nav aria-label={labels.bar}>
      <ul className={styles['bar']}>
        <li>{step(current - 1, labels.previous, 'chevronLeft')}</li>
        {marks.map((mark, place) => (
          <li key={mark === 'GAP' ? `gap-${place}` : mark}>
            {mark === 'GAP' ? (
              <span className={styles['gap']} aria-hidden="true">
                &hellip;
              </span>
            ) : (
              <Link
                to={addressOf(mark)}
                className={styles['page']}
                aria-label={labels.page(mark)}
                aria-current={mark === current ? 'page' : undefined}
              >
                {mark}
              </Link>
            )}
          </li>
        ))}
        <li>{step(current + 1, labels.next, 'chevronRight')}</li>
      </ul>
    </nav>
  );
}
