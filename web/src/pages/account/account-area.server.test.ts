import { describe, expect, it, onTestFinished } from 'vitest';
import { startShopServer } from '../../../test-kit/web-server.ts';

const ORDER = `/order-history/${'a'.repeat(40)}`;

describe('server-rendered account area', () => {
  it('returns a skeleton with a title and no-store, and queries nothing personal', async () => {
    const shop = await startShopServer();
    onTestFinished(shop.close);
    const response = await fetch(shop.url + ORDER);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('<title>Order History | Gawai</title>');
    expect(html).toContain('Memuat akun Anda');
    expect(html).not.toContain('Menu akun');
    expect(shop.stub.requested).toEqual(['Shell']);
  });
});
