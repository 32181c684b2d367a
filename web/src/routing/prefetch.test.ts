import { describe, expect, it, vi } from 'vitest';
import { runLoaders } from './prefetch.ts';

describe('runLoaders', () => {
  it('runs the loaders of the shell and of the page in order, whatever they throw', async () => {
    const ran: unknown[] = [];
    const loaderOf = (name: string) =>
      vi.fn(({ params }: { params: object }) => {
        ran.push([name, params]);
        return Promise.reject(new Error('404'));
      });
    const routes = [
      {
        loader: loaderOf('shell'),
        children: [
          { path: '/product/:slug', lazy: { loader: () => Promise.resolve(loaderOf('product')) } },
          { path: '/cart', loader: loaderOf('cart') },
        ],
      },
    ];
    await runLoaders(routes, new URL('http://localhost/product/a?b=c'));
    expect(ran).toEqual([
      ['shell', { slug: 'a' }],
      ['product', { slug: 'a' }],
    ]);
  });
});
