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

/** A tab of a signed-in customer with all private data in the cache, a cart and every stored value. */
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
  // As after a mutation: an entity that is written by its id is a root of the cache.
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

describe('forgetCustomer after sign-out', () => {
  it('clears private data from cache and storage, but not the cart', async () => {
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

  it('clears storage before the other tabs are notified', async () => {
    const tab = await openTab();
    const stillThere: string[][] = [];
    tab.session.onLeave(() => stillThere.push(stored(window.localStorage)));
    tab.session.forget();
    expect(stillThere).toEqual([['gawai:cart', 'gawai:user', 'other:orders']]);
  });

  it('closes the pop-ups of the customer', async () => {
    const tab = await openTab();
    tab.notices.show({ kind: 'error', title: 'Submit Failed', message: SECRET });
    tab.session.forget();
    expect(tab.notices.get()).toEqual([]);
  });
});

describe('forgetCustomer after sign-out in another tab', () => {
  it('clears the cache of this tab, but not local storage, which may hold data of the next customer', async () => {
    const tab = await openTab();
    window.localStorage.setItem('gawai:checkout', '"next"');
    window.localStorage.removeItem('gawai:user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:user' }));
    expect(cacheText(tab)).not.toContain(SECRET);
    expect(stored(window.sessionStorage)).toEqual(['other:sign-up']);
    expect(window.localStorage.getItem('gawai:checkout')).toBe('"next"');
  });
});

describe('forgetCustomer after an expired session', () => {
  it('clears private data from the cache, but not the stored form input', async () => {
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

  it('removes the stored order that is without a response', async () => {
    const tab = await openTab();
    window.sessionStorage.setItem('gawai:unanswered', JSON.stringify({ street: SECRET }));
    tab.session.expire(sampleUser.token);
    expect(stored(window.sessionStorage)).toEqual(['gawai:sign-up', 'other:sign-up']);
  });

  it('removes e-mail, voucher and phone from the stored checkout', async () => {
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

  it('removes a stored checkout whose address is a saved one', async () => {
    const tab = await openTab();
    const draft = { form: { streetAddress: SECRET }, addressId: 'Address:1', email: SECRET };
    window.localStorage.setItem('gawai:checkout', JSON.stringify(draft));
    tab.session.expire(sampleUser.token);
    expect(window.localStorage.getItem('gawai:checkout')).toBeNull();
  });
});
