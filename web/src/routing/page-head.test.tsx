import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test-kit/render-app.tsx';
import { rememberUser } from '../../test-kit/sample-customer.ts';
import { ORDER_HASH, sampleOrder } from '../../test-kit/sample-order.ts';

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

const SHARE_PICTURE = join(import.meta.dirname, '../../public/share.jpg');

/** Width and height of a JPEG, from its frame header. */
function jpegSize(file: Buffer): number[] {
  const frame = [0xc0, 0xc2].map((mark) => file.indexOf(Buffer.from([0xff, mark])));
  const offset = Math.max(...frame);
  return [file.readUInt16BE(offset + 7), file.readUInt16BE(offset + 5)];
}

const PUBLIC = ['/', '/product', '/product/gawai-1', '/article/tentang-kami'];
const PERSONAL = [
  '/cart',
  '/checkout',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/order/find',
  '/reset-password',
  `/order/guest/${ORDER_HASH}`,
  `/order/payment/${ORDER_HASH}`,
];
const ACCOUNT = [
  '/profile',
  '/order-history',
  `/order-history/${ORDER_HASH}`,
  '/wishlist',
  '/user-address',
  '/password',
];
const shop = {
  order: sampleOrder(),
  requestPayment: () => new Promise(() => undefined),
};

async function expectHead() {
  await waitFor(() => expect(document.title).toMatch(/^.{3,} \| Gawai$/));
  const [title] = document.title.split(' | ');
  expect(meta('og:title')).toBe(title);
  expect(meta('og:site_name')).toBe('Gawai');
  expect(meta('description')).toMatch(/\w+ \w+/);
  expect(meta('og:description')).toBe(meta('description'));
  expect(meta('keywords')).toMatch(/\w+, \w+/);
  expect(meta('og:image')).toMatch(/^https?:\/\/[^/]+\/./);
}

describe('PageHead', () => {
  it.each(PUBLIC)('sets title, meta tags and canonical address on %s', async (address) => {
    await renderApp(address);
    await expectHead();
    expect(canonical()).toBe(`https://gawai.test${address}`);
    expect(meta('robots')).toBeUndefined();
  });

  it('sets the picture of the shop for link previews of a page without a picture', async () => {
    await renderApp('/article/tentang-kami');
    expect(meta('og:image')).toBe('https://gawai.test/share.jpg');
    expect(meta('og:image:type')).toBe('image/jpeg');
    const size = [meta('og:image:width'), meta('og:image:height')];
    expect(size.map(Number)).toEqual(jpegSize(readFileSync(SHARE_PICTURE)));
  });

  it('sets the picture of the page for link previews', async () => {
    await renderApp('/product/gawai-1');
    expect(meta('og:image')).toBe('http://localhost:4001/images/gawai-1.webp');
    expect(meta('og:image:width')).toBeUndefined();
  });

  it('sets noindex for an unknown product', async () => {
    await renderApp('/product/tidak-ada');
    await expectHead();
    expect(meta('robots')).toBe('noindex');
  });

  it.each(PERSONAL)('sets noindex for the personal page %s', async (address) => {
    await renderApp(address, { shop });
    await expectHead();
    expect(meta('robots')).toBe('noindex');
    expect(canonical()).toBeUndefined();
  });

  it.each(ACCOUNT)('sets a title and noindex for the account page %s', async (address) => {
    rememberUser();
    await renderApp(address, { shop: { ...shop, wishlist: [] } });
    await expectHead();
    expect(meta('robots')).toBe('noindex');
  });
});
