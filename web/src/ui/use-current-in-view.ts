import { useEffect, type RefObject } from 'react';

/**
 * Brings the current entry (`aria-current`) of a row that scrolls sideways to its middle, at first and
 * whenever `current` changes. Only the row moves, never the page.
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const entry = row.current?.querySelector('[aria-current]');
    if (!row.current || !entry) return;
    const { left, width } = entry.getBoundingClientRect();
    const { left: rowLeft, width: rowWidth } = row.current.getBoundingClientRect();
    row.current.scrollLeft += left + width / 2 - (rowLeft + rowWidth / 2);
  }, [row, current]);
}
