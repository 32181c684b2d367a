import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSearch } from './table-search.tsx';

const labels = { label: 'Cari pesanan', placeholder: 'Nomor pesanan' };
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari pesanan' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function openBox(search: string | null = null) {
  const onSearch = vi.fn();
  const view = render(<TableSearch {...labels} search={search} onSearch={onSearch} />);
  const address = (next: string | null) => {
    view.rerender(<TableSearch {...labels} search={next} onSearch={onSearch} />);
  };
  return { onSearch, address };
}

describe('TableSearch', () => {
  beforeEach(() => vi.useFakeTimers());

  it('searches once, 400 ms after the last key', () => {
    const { onSearch } = openBox();
    type('SO');
    wait(399);
    type('SO26');
    wait(399);
    expect(onSearch).not.toHaveBeenCalled();
    wait(1);
    expect(onSearch.mock.calls).toEqual([['SO26']]);
  });

  it('searches at once on Enter, and does not repeat the search later', () => {
    const { onSearch } = openBox();
    type(' SO26 ');
    fireEvent.submit(box());
    expect(onSearch.mock.calls).toEqual([['SO26']]);
    wait(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('does not repeat the current search', () => {
    const { onSearch } = openBox('SO26');
    type('SO2');
    type('SO26 ');
    wait(400);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('does not replace typed text by an earlier search from the address', () => {
    const { address } = openBox();
    type('SO');
    wait(400);
    type('SO26');
    address('SO');
    expect(box().value).toBe('SO26');
  });

  it('shows the search of the address while the input has no focus, as after Back', () => {
    const { address } = openBox('SO26');
    address(null);
    expect(box().value).toBe('');
  });
});
