import { describe, expect, it } from 'vitest';
import { ok } from '../test-kit/fake-upstream.ts';
import {
  FOREIGN_MANUAL_HASH,
  FOREIGN_ORDER_HASH,
  FOREIGN_PAYMENT_HASH,
  FOREIGN_SLUGS,
  foreignShop,
} from '../test-kit/foreign-shop.ts';
import { gatewayForAll } from '../test-kit/gateway-for-tests.ts';
import { ideaPad, paginator } from '../test-kit/samples.ts';
import { sendUpload, sentForm, UPLOAD, uploadInput } from '../test-kit/send-upload.ts';
import { sendSubmit } from '../test-kit/submit.ts';

const shop = gatewayForAll(foreignShop, { paymentFormOrigins: ['https://sandbox.ipay88.co.id'] });

describe('third-party shop with other formats of slugs and hashes', () => {
  it('lists only products that can be opened', async () => {
    const { data } = await shop.execute('{ products { nodes { slug } } }');
    const slugs = data.products.nodes.map(({ slug }) => slug);
    expect(slugs).toEqual(Object.keys(FOREIGN_SLUGS));
    for (const slug of slugs) {
      shop.upstream.clearCalls();
      const query = 'query ($slug: String!) { product(by: { slug: $slug }) { slug } }';
      const { data: opened, errors } = await shop.execute(query, { slug });
      expect([slug, errors, opened.product]).toEqual([slug, [], { slug }]);
      expect(shop.upstream.calls.map(({ path }) => path)).toEqual([FOREIGN_SLUGS[slug]]);
    }
  });

  it('omits products from a list that cannot be opened', async () => {
    const slugs = ['..', '.', 'a/b', 'a\\b', '%2e%2e', 'a%2Fb', 'a\u0000', 'x'.repeat(256), ' '];
    const products = [...slugs, 'x'.repeat(255)].map((url_slug, id) => ({
      ...ideaPad,
      id: id + 1,
      url_slug,
    }));
    shop.upstream.on('GET /product', ok(paginator(products)));
    const { data } = await shop.execute('{ products { nodes { slug } } }');
    expect(data.products.nodes).toEqual([{ slug: 'x'.repeat(255) }]);
    expect(shop.logLines.join('')).toContain('"fields":["url_slug"]');
  });

  it('returns the hash of every guest order', async () => {
    const { data, errors } = await sendSubmit(shop);
    expect(errors).toEqual([]);
    expect(data.submitOrder).toMatchObject({
      order: { accessHash: FOREIGN_ORDER_HASH, number: 'SO261120000900' },
      userErrors: [],
    });
  });

  it('opens the order and its payments by their hashes', async () => {
    const data = await shop.data(
      'query ($hash: String!) { order(accessHash: $hash) { id accessHash payments { accessHash } } }',
      { hash: FOREIGN_ORDER_HASH },
    );
    expect(data.order).toEqual({
      id: 'Order:SO261120000900',
      accessHash: FOREIGN_ORDER_HASH,
      payments: [{ accessHash: FOREIGN_PAYMENT_HASH }, { accessHash: FOREIGN_MANUAL_HASH }],
    });
  });

  it('requests and rechecks a payment by its hash', async () => {
    const request = `mutation ($input: RequestPaymentInput!) {
      requestPayment(input: $input) { form { action } userErrors { message } }
    }`;
    const paid = await shop.execute(request, {
      input: { paymentAccessHash: FOREIGN_PAYMENT_HASH },
    });
    expect([paid.errors, paid.data.requestPayment]).toEqual([
      [],
      { form: { action: 'https://sandbox.ipay88.co.id/PG/' }, userErrors: [] },
    ]);
    const recheck = `mutation ($input: RecheckPaymentInput!) {
      recheckPayment(input: $input) { transactionStatus order { accessHash } }
    }`;
    const input = { paymentAccessHash: FOREIGN_PAYMENT_HASH, orderAccessHash: FOREIGN_ORDER_HASH };
    const back = await shop.execute(recheck, { input });
    expect([back.errors, back.data.recheckPayment]).toEqual([
      [],
      { transactionStatus: 'PENDING', order: { accessHash: FOREIGN_ORDER_HASH } },
    ]);
  });

  it('accepts receipts, refund requests and reviews', async () => {
    const hashes = { orderAccessHash: FOREIGN_ORDER_HASH };
    const operations = { query: UPLOAD, variables: { input: { ...uploadInput, ...hashes } } };
    const { errors } = await sendUpload(shop, { operations });
    expect(errors).toEqual([]);
    const { fields } = await sentForm(shop.upstream.calls[1]!);
    expect(fields['order_payment_hash']).toBe(FOREIGN_MANUAL_HASH);

    const actions = [
      `requestRefund(input: { orderAccessHash: "${FOREIGN_ORDER_HASH}", reason: "Rusak" })`,
      `submitReview(input: { orderAccessHash: "${FOREIGN_ORDER_HASH}", orderLineId: "OrderLine:2701", rating: 5 })`,
    ];
    for (const action of actions) {
      const query = `mutation { ${action} { order { accessHash } userErrors { message } } }`;
      const response = await shop.execute(query, {}, { token: '7|rahasia' });
      expect([action, response.errors, Object.values(response.data)]).toEqual([
        action,
        [],
        [{ order: { accessHash: FOREIGN_ORDER_HASH }, userErrors: [] }],
      ]);
    }
  });
});
