import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { openCartShop } from '../../test-kit/cart-shop.ts';
import { stubTransport, testSite } from '../../test-kit/render-app.tsx';
import { sampleCustomer, sampleUser } from '../../test-kit/sample-customer.ts';
import { sampleProduct, sampleShop } from '../../test-kit/sample-shop.ts';
import { createSchemaStub } from '../../test-kit/schema-stub.ts';
import { createBrowserParts } from './browser-parts.ts';

const SECRET = 'Rahasia Sari';
const address = {
  __typename: 'Address',
  id: 'Address:1',
  name: SECRET,
  street: SECRET,
};
const order = { __typename: 'Order', id: 'Order:1', number: SECRET };
const entry = {
  __typename: 'WishlistEntry',
  id: 'WishlistEntry:1',
  productId: 'Product:7',
  product: sampleProduct(7, { name: SECRET }),
};
const review = { __typename: 'Review', id: 'Review:1', rating: 5, text: SECRET };

const EVERYTHING = parse(`query Everything {
  me {
    id
    firstName
    addresses { nodes { id name street } }
    wishlist { id product { id name } }
    reviews { id text }
  }
  order(accessHash: "${SECRET}") { id number }
  contentPages { id title }
}`);

/** A tab of Sari's in which everything of hers has been read, with a cart and all that storage keeps. */
async function openTab() {
  const before = openCartShop([sampleProduct(1)], Date.now());
  await before.fetchProducts();
  await before.add('Product:1', 2);
  const stub = createSchemaStub({
    ...sampleShop(),
    me: { ...sampleCustomer, firstName: SECRET },
    addresses: { nodes: [address] },
    order,
    wishlist: [entry],
    reviews: [review],
  });
  const parts = createBrowserParts({
    site: testSite,
    transport: stubTransport(stub),
    now: Date.now,
  });
  parts.start();
  parts.session.signIn({ ...sampleUser, lastName: SECRET });
  await parts.client.query({ query: EVERYTHING });
  // As after a change: what is written by its id outlives everything that leads to it.
  parts.client.writeFragment({
    id: 'Address:2',
    fragment: parse('fragment Saved on Address { id name }'),
    data: { ...address, id: 'Address:2' },
  });
  window.localStorage.setItem('gawai:checkout', JSON.stringify({ form: SECRET }));
  window.localStorage.setItem('gawai:orders', JSON.stringify([{ number: SECRET }]));
  window.localStorage.setItem('gawai:delivery-city', JSON.stringify({ cityId: SECRET }));
  window.localStorage.setItem('gawai:recent-products', JSON.stringify([SECRET]));
  window.localStorage.setItem('gawai:recent-searches', JSON.stringify([SECRET]));
  window.localStorage.setItem('gawai:compared-products', JSON.stringify([SECRET]));
  window.localStorage.setItem('other:orders', 'another shop');
  window.sessionStorage.setItem('gawai:sign-up', JSON.stringify(SECRET));
  window.sessionStorage.setItem('other:sign-up', 'another shop');
  return parts;
}

const cacheText = ({ client }: Awaited<ReturnType<typeof openTab>>) =>
  JSON.stringify(client.extract());
const stored = (storage: Storage) => Object.keys(storage).sort();

describe('data after sign-out', () => {
  it('leaves nothing private in cache and storage, and the cart where it was', async () => {
    const tab = await openTab();
    expect(cacheText(tab)).toContain(SECRET);
    tab.session.forget();
    const traces = [cacheText(tab), Object.values(window.localStorage).join()].join();
    expect(traces).not.toContain(SECRET);
    expect(traces).not.toContain(sampleUser.token);
    expect(stored(window.localStorage)).toEqual(['gawai:cart', 'other:orders']);
    expect(stored(window.sessionStorage)).toEqual(['other:sign-up']);
    expect(cacheText(tab)).toContain('CartLine:[\\"Product:1\\",null]');
    expect(cacheText(tab)).toContain('Tentang Kami');
  });

  it('is gone for the other tabs only when there is nothing of them left to read', async () => {
    const tab = await openTab();
    const stillThere: string[][] = [];
    tab.session.onLeave(() => stillThere.push(stored(window.localStorage)));
    tab.session.forget();
    expect(stillThere).toEqual([['gawai:cart', 'gawai:user', 'other:orders']]);
  });

  it('closes what was said to them', async () => {
    const tab = await openTab();
    tab.notices.show({ kind: 'error', title: 'Submit Failed', message: SECRET });
    tab.session.forget();
    expect(tab.notices.get()).toEqual([]);
  });
});

describe('data after sign-out in another tab', () => {
  it('leaves nothing private in this one, and does not touch what the next one has begun', async () => {
    const tab = await openTab();
    window.localStorage.setItem('gawai:checkout', '"next"');
    window.localStorage.removeItem('gawai:user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:user' }));
    expect(cacheText(tab)).not.toContain(SECRET);
    expect(stored(window.sessionStorage)).toEqual(['other:sign-up']);
    expect(window.localStorage.getItem('gawai:checkout')).toBe('"next"');
  });
});

describe('data after an expired session', () => {
  it('finds the cache emptied of what is theirs, and what they had typed still there', async () => {
    const tab = await openTab();
    tab.session.expire(sampleUser.token);
    expect(cacheText(tab)).not.toContain(SECRET);
    expect(stored(window.localStorage)).toEqual([
      'gawai:cart',
      'gawai:checkout',
      'gawai:compared-products',
      'gawai:delivery-city',
      'gawai:orders',
      'gawai:recent-products',
      'gawai:recent-searches',
      'other:orders',
    ]);
    expect(tab.notices.get()).toMatchObject([
      { kind: 'info', titles: ['Sesi Anda telah berakhir'] },
    ]);
  });

  it('leaves no order that was sent and not answered', async () => {
    const tab = await openTab();
    window.sessionStorage.setItem('gawai:unanswered', JSON.stringify({ street: SECRET }));
    tab.session.expire(sampleUser.token);
    expect(stored(window.sessionStorage)).toEqual(['gawai:sign-up', 'other:sign-up']);
  });

  it('leaves no e-mail, voucher or phone in the stored checkout', async () => {
    const tab = await openTab();
    const typed = { form: { firstName: 'Sari' }, addressId: null };
    const theirs = { email: SECRET, voucherCode: SECRET, customer: SECRET, last: typed };
    window.localStorage.setItem('gawai:checkout', JSON.stringify({ ...typed, ...theirs }));
    tab.session.expire(sampleUser.token);
    expect(JSON.parse(window.localStorage.getItem('gawai:checkout') ?? '')).toEqual({
      ...typed,
      email: '',
      voucherCode: null,
      customer: null,
      last: null,
    });
  });

  it('leaves nothing of a stored checkout to one of their saved addresses', async () => {
    const tab = await openTab();
    const draft = { form: { streetAddress: SECRET }, addressId: 'Address:1', email: SECRET };
    window.localStorage.setItem('gawai:checkout', JSON.stringify(draft));
    tab.session.expire(sampleUser.token);
    expect(window.localStorage.getItem('gawai:checkout')).toBeNull();
  });
});
