import { productSorts, readSort, wireSort, type ProductSort } from '@gawai/domain/sort';
import { sortLabels } from '@gawai/domain/texts/labels';
import { useId } from 'react';
import { listingTexts } from '../../texts/catalog.ts';
import { SelectInput } from '../../ui/inputs.tsx';
import styles from './sort-select.module.css';

interface SortSelectProps {
  sort: ProductSort;
  onChange: (sort: ProductSort) => void;
}

/** The five orders of a listing (specification.md 9). */
export function SortSelect({ sort, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <div className={styles['sort']}>
      <label htmlFor={id} className={styles['label']}>
        {listingTexts.sort}
      </label>
      <SelectInput
        id={id}
        autoComplete="off"
        value={wireSort(sort)}
        onChange={(event) => onChange(readSort(event.target.value))}
      >
        {productSorts.map((each) => (
          <option key={each} value={wireSort(each)}>
            {sortLabels[each]}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
