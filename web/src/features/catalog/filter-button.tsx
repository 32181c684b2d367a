import { listingTexts } from '../../texts/catalog.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FILTERS_ID } from './listing-filter.ts';
import styles from './filter-button.module.css';

/** Opens the filters on small screens: a popover of the browser, which works without script. */
export function FilterButton({ count }: { count: number }) {
  return (
    <span className={styles['place']}>
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        className={buttonClass({ look: 'secondary' })}
      >
        <Icon name="filter" />
        <span>{count > 0 ? `${listingTexts.filter} (${count})` : listingTexts.filter}</span>
      </button>
    </span>
  );
}
