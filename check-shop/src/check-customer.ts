import { orderStatus, wireOrderStatus, type OrderStatus } from '@gawai/domain/order-status';
import { fetchAddresses, fetchAddressTable } from '@gawai/gateway/rest/endpoints/address';
import { fetchOrderTable, readStatusCounts } from '@gawai/gateway/rest/endpoints/listed-order';
import { fetchOrder } from '@gawai/gateway/rest/endpoints/order';
import type { ProductRecord } from '@gawai/gateway/rest/endpoints/product';
import { fetchReviews } from '@gawai/gateway/rest/endpoints/review';
import { fetchProfile, postLogin, postLogout } from '@gawai/gateway/rest/endpoints/session';
import { fetchListedVouchers } from '@gawai/gateway/rest/endpoints/voucher';
import {
  deleteWishlistEntry,
  fetchWishlist,
  postWishlist,
} from '@gawai/gateway/rest/endpoints/wishlist';
import { readTableRequest } from '@gawai/gateway/rest/wire/table-query';
import type { CallChecker } from './call-checker.ts';
import type { CheckOptions } from './check-options.ts';
import { readDetails } from './read-details.ts';
import type { TracedClient } from './traced-client.ts';

/** Reads of a customer, by the path that is called without a token. */
const LOCKED = {
  'GET /profile': 'profile',
  'GET /user-address': 'user-address',
  'GET /wishlist': 'wishlist',
  'GET /order': 'order',
  'GET /review': 'review',
  'GET /voucher': 'voucher',
} as const;

const FIRST_ROWS = readTableRequest({}, null);

/** Checks the calls of a customer; without one only that they exist and are locked. */
export async function checkCustomer(
  checker: CallChecker,
  { token, credentials, mayWrite }: CheckOptions,
  products: readonly ProductRecord[],
): Promise<void> {
  const signedIn =
    credentials && (await checker.check('POST /login', (shop) => postLogin(shop, credentials)));
  const customerToken = signedIn?.token ?? token;
  if (customerToken === null) {
    for (const [call, path] of Object.entries(LOCKED)) await checker.checkLocked(call, path);
    return;
  }
  await checkReads(checker, customerToken);
  if (mayWrite) await checkWishlistChanges(checker, customerToken, products);
  if (signedIn !== null) await checker.check('POST /logout', postLogout, customerToken);
}

async function readWishlist(shop: TracedClient) {
  const entries = await fetchWishlist(shop);
  readDetails(entries.flatMap(({ product }) => product ?? []));
  return entries;
}

async function checkReads(checker: CallChecker, token: string): Promise<void> {
  await checker.check('GET /profile', fetchProfile, token);
  await checker.check('GET /user-address', fetchAddresses, token);
  await checker.check(
    'GET /user-address?source=datatables',
    (shop) => fetchAddressTable(shop, FIRST_ROWS),
    token,
  );
  await checker.check('GET /wishlist', readWishlist, token);
  const orders = await checker.check(
    'GET /order?source=datatables',
    (shop) => fetchOrderTable(shop, FIRST_ROWS),
    token,
  );
  const order = orders?.nodes[0];
  if (order === undefined) {
    checker.skip(FILTERED, 'the customer has no orders');
  } else {
    await checkStatusFilter(checker, token, orderStatus(order));
    await checker.check('GET /order/{hash}', (shop) => fetchOrder(shop, order.hash), token);
  }
  await checker.check('GET /review', fetchReviews, token);
  await checker.check('GET /voucher', fetchListedVouchers, token);
}

const FILTERED = 'GET /order?status=';

/** A shop without this filter ignores the parameter, and responds with orders of any status. */
async function checkStatusFilter(
  checker: CallChecker,
  token: string,
  status: OrderStatus,
): Promise<void> {
  const filter = { status: wireOrderStatus(status) };
  const table = await checker.check(
    FILTERED,
    (shop) => fetchOrderTable(shop, { ...FIRST_ROWS, filter }),
    token,
  );
  if (table === null || checker.isSilent) return;
  if (readStatusCounts(table.figures) === null) {
    checker.record(FILTERED, { state: 'missing', notes: ['the table has no `status_counts`'] });
  } else if (table.nodes.some((order) => orderStatus(order) !== status)) {
    checker.record(FILTERED, { state: 'broken', notes: ['the rows have other statuses'] });
  }
}

/** Adds a product that the customer has not marked, and removes it again. */
async function checkWishlistChanges(
  checker: CallChecker,
  token: string,
  products: readonly ProductRecord[],
): Promise<void> {
  const marked = await checker.check('GET /wishlist', readWishlist, token);
  if (marked === null) return;
  const markedIds = new Set(marked.map(({ productId }) => productId));
  const product = products.find(({ id }) => !markedIds.has(id));
  if (product === undefined) {
    checker.skip('POST /wishlist', 'every listed product is in the wishlist of this customer');
    return;
  }
  await checker.check('POST /wishlist', (shop) => postWishlist(shop, product), token);
  const entries = await checker.check('GET /wishlist', readWishlist, token);
  const added = entries?.find(({ productId }) => productId === product.id);
  if (added === undefined) {
    checker.skip('DELETE /wishlist/{id}', 'the added product is not in the wishlist');
    return;
  }
  await checker.check(
    'DELETE /wishlist/{id}',
    (shop) => deleteWishlistEntry(shop, added.id),
    token,
  );
}
