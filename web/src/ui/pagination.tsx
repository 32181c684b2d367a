import { pageItems } from '@gawai/domain/listing';
import type { MouseEvent } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';
import { isPlainClick } from '../lib/plain-click.ts';
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

/** The page scrolls to the top of the list, and on the first and last page an arrow disappears. */
const moveFocus = (event: MouseEvent) => {
  if (isPlainClick(event)) focusHeading(event.currentTarget);
};

/** Numbered pages of a list; every page is a real link. Following one moves the focus to the heading of the list. */
export function Pagination({ current, last, addressOf }: PaginationProps) {
  const step = (page: number, label: string, icon: 'chevronLeft' | 'chevronRight') =>
    page < 1 || page > last ? (
      <span className={classNames(styles['page'], styles['off'])} aria-hidden="true">
        <Icon name={icon} />
      </span>
    ) : (
      <Link to={addressOf(page)} className={styles['page']} aria-label={label} onClick={moveFocus}>
        <Icon name={icon} />
      </Link>
    );
  return (
    <nav aria-label={paginationTexts.bar}>
      <ul className={styles['bar']}>
        <li>{step(current - 1, paginationTexts.previous, 'chevronLeft')}</li>
        {pageItems(current, last).map((item, index) => (
          <li key={item === 'GAP' ? `gap-${index}` : item}>
            {item === 'GAP' ? (
              <span className={styles['gap']} aria-hidden="true">
                &hellip;
              </span>
            ) : (
              <Link
                to={addressOf(item)}
                className={styles['page']}
                aria-label={paginationTexts.page(item)}
                aria-current={item === current ? 'page' : undefined}
                onClick={moveFocus}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        <li>{step(current + 1, paginationTexts.next, 'chevronRight')}</li>
      </ul>
    </nav>
  );
}
