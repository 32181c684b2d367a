import { describe, expect, it } from 'vitest';
import { openRecentProducts } from './recent-products.ts';

const recent = openRecentProducts('Gawai');
const ids = (count: number) => Array.from({ length: count }, (_, place) => `Product:${place}`);

describe('recent products', () => {
  it('has the last one first, each once', () => {
    for (const id of ['Product:1', 'Product:2', 'Product:1']) recent.remember(id);
    expect(recent.list()).toEqual(['Product:1', 'Product:2']);
  });

  it('keeps 13', () => {
    for (const id of ids(20)) recent.remember(id);
    expect(recent.list()).toHaveLength(13);
    expect(recent.list()[0]).toBe('Product:19');
  });

  it('forgets them all', () => {
    recent.remember('Product:1');
    recent.forget();
    expect(recent.list()).toEqual([]);
  });

  it.each(['no json', '{"a":1}', '[1,null,{}]'])('reads %s as none', (text) => {
    localStorage.setItem('gawai:recent-products', text);
    expect(recent.list()).toEqual([]);
  });
});
