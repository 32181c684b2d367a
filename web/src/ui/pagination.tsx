import { pageMarks } from '@gawai/domain/listing';
import { paginationTexts } from '../texts/common.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  current: number;
  last: number;
  /** Address of a page. */
  addressOf: (page: number) => string;
}

/** Numbered pages of a list; every page is a real link. */
export function Pagination({ current, last, addressOf }: PaginationProps) {
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
    <nav aria-label={paginationTexts.bar}>
      <ul className={styles['bar']}>
        <li>{step(current - 1, paginationTexts.previous, 'chevronLeft')}</li>
        {pageMarks(current, last).map((mark, place) => (
          <li key={mark === 'GAP' ? `gap-${place}` : mark}>
            {mark === 'GAP' ? (
              <span className={styles['gap']} aria-hidden="true">
                &hellip;
              </span>
            ) : (
              <Link
                to={addressOf(mark)}
                className={styles['page']}
                aria-label={paginationTexts.page(mark)}
                aria-current={mark === current ? 'page' : undefined}
              >
                {mark}
              </Link>
            )}
          </li>
        ))}
        <li>{step(current + 1, paginationTexts.next, 'chevronRight')}</li>
      </ul>
    </nav>
  );
}
