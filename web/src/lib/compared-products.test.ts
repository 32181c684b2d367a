import { describe, expect, it, vi } from 'vitest';
import { openComparedProducts } from './compared-products.ts';

const KEY = 'gawai:compared-products';

describe('openComparedProducts', () => {
  it('stores four products at most, until they are removed', () => {
    const compared = openComparedProducts('Gawai');
    compared.remember(['a', 'b', 'c', 'd', 'e']);
    expect(compared.list()).toEqual(['a', 'b', 'c', 'd']);
    compared.forget();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(compared.list()).toEqual([]);
  });

  it('notifies of each change until it is stopped', () => {
    const onChange = vi.fn();
    const stop = openComparedProducts('Gawai').onChange(onChange);
    const other = openComparedProducts('Gawai');
    other.remember(['a']);
    other.forget();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    other.remember(['b']);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it.each(['"a"', '{}', 'x', '[1,"a",null]'])('reads slugs only from %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(openComparedProducts('Gawai').list()).toEqual(text.startsWith('[') ? ['a'] : []);
  });
});
