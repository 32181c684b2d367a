import { describe, expect, it } from 'vitest';
import { openRecentProducts } from './recent-products.ts';

const recent = openRecentProducts('Gawai');
const ids = (count: number) => Array.from({ length: count }, (_, index) => `Product:${index}`);

describe('openRecentProducts', () => {
  it('lists each product once, the last one first', () => {
    for (const id of ['Product:1', 'Product:2', 'Product:1']) recent.remember(id);
    expect(recent.list()).toEqual(['Product:1', 'Product:2']);
  });

  it('stores 13 products at most', () => {
    for (const id of ids(20)) recent.remember(id);
    expect(recent.list()).toHaveLength(13);
    expect(recent.list()[0]).toBe('Product:19');
  });

  it('removes all products', () => {
    recent.remember('Product:1');
    recent.forget();
    expect(recent.list()).toEqual([]);
  });

  it.each(['no json', '{"a":1}', '[1,null,{}]'])('reads %s as an empty list', (text) => {
    localStorage.setItem('gawai:recent-products', text);
    expect(recent.list()).toEqual([]);
  });
});
