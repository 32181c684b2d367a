import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShopServer, type ShopServer } from '../../test-kit/web-server.ts';

/** Texts that a browser without script shows on a page. */
const sentencesOf = (html: string) =>
  [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, shown = '']) =>
    shown.replaceAll(/<[^>]*>/g, ''),
  );

describe('ScriptOnly, server-rendered', () => {
  let shop: ShopServer;

  beforeAll(async () => {
    shop = await startShopServer();
  });

  afterAll(() => shop.close());

  it.each([
    ['/cart', 'Cart'],
    ['/checkout', 'Checkout'],
    ['/profile', 'My Profile'],
    ['/wishlist', 'Wishlist'],
    ['/user-address', 'Daftar Alamat'],
    ['/order-history', 'Order History'],
    [`/order-history/${'a'.repeat(40)}`, 'Order History'],
    ['/password', 'Change Password'],
    ['/sign-in', 'Sign In to Your Account'],
    ['/sign-up', 'Create Account'],
    ['/sign-out', 'Sign Out'],
    ['/forgot-password', 'Lupa Password'],
    ['/reset-password', 'Buat Password Baru'],
    ['/order/find', 'Temukan Pesanan'],
  ])('shows once on %s that the page needs JavaScript', async (path, name) => {
    const html = await (await fetch(shop.url + path)).text();
    expect(sentencesOf(html)).toEqual([
      `${name} memerlukan JavaScript. Aktifkan JavaScript di pengaturan browser Anda, lalu muat ulang halaman ini.`,
    ]);
    expect(html.split('memerlukan JavaScript')).toHaveLength(2);
  });
});
