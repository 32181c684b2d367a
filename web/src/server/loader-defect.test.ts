// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startShopServer, type ShopServer } from '../../test-kit/web-server.ts';

const defect = vi.hoisted(() => new Error('a defect of the loader'));

vi.mock('../pages/article/article-loader.ts', () => ({
  loadArticle: () => Promise.reject(defect),
}));

let shop: ShopServer;

beforeAll(async () => {
  shop = await startShopServer({ product: null });
});
afterAll(() => shop.close());

describe('page whose loader throws', () => {
  it('responds with an error page and status 500, and the server prints the error', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const response = await fetch(`${shop.url}/article/tentang-kami`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('Terjadi kesalahan');
    expect(print.mock.calls).toEqual([[defect]]);
  });

  it('prints nothing for a product that does not exist', async () => {
    const response = await fetch(`${shop.url}/product/tidak-ada`);
    expect(response.status).toBe(404);
  });
});
