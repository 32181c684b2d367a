import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { execute } from '../support/graphql.ts';
import { fieldsOf, guideOperations, runGuideScript } from '../support/guide.ts';
import { ONE_PIXEL } from '../support/one-pixel.ts';
import { payInSandbox, type PaymentForm } from '../support/sandbox.ts';

interface Quote {
  amountDue: number;
  grandTotal: number;
  canSubmit: boolean;
  problems: { code: string }[];
  paymentMethods: { isAvailable: boolean; method: { id: string; kind: string } }[];
}

interface Order {
  accessHash: string;
  payments: { id: string; accessHash: string; kind: string }[];
}

const operations = guideOperations();
const executed = new Set<string>();

const printed = (name: string) => operations.find((each) => each.name === name)!.variables;

/** Runs the operation `name` as it is printed, with variables that have the printed fields. */
async function runPrinted<Data>(
  name: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<Data> {
  const operation = operations.find((each) => each.name === name);
  expect(operation, `the guide prints ${name}`).toBeDefined();
  expect(fieldsOf(variables), `variables of ${name}`).toEqual(fieldsOf(operation!.variables));
  const { status, data, errors } = await execute<Data>(operation!.query, variables, token);
  expect(errors, name).toBeUndefined();
  expect(status, name).toBe(200);
  executed.add(name);
  return data;
}

/** A product on sale, as a line of a cart. */
async function oneLine() {
  const list = await runPrinted<{ products: { nodes: { slug: string; availability: string }[] } }>(
    'Browse',
    printed('Browse'),
  );
  const { slug } = list.products.nodes.find(({ availability }) => availability === 'AVAILABLE')!;
  const { product } = await runPrinted<{
    product: { id: string; price: number; variants: { id: string; onlineStock: number }[] };
  }>('ProductPage', { slug });
  const variantId = product.variants.find(({ onlineStock }) => onlineStock > 0)?.id ?? null;
  return { productId: product.id, variantId, quantity: 1, seenPrice: product.price };
}

/** Delivery to the district that the guide prints. */
async function delivery() {
  const { data } = await execute<{ shippingMethods: { id: string; name: string }[] }>(
    '{ shippingMethods { id name } }',
  );
  const jne = data.shippingMethods.find(({ name }) => name === 'JNE')!;
  return { delivery: { cityId: 'City:3275', shippingMethodId: jne.id } };
}

/** A cart with all choices: one manual payment and one on the payment page. */
async function checkout() {
  const lines = [await oneLine()];
  const fulfilment = await delivery();
  const quoteWith = async (payments: { methodId: string; amount: number }[]) =>
    (
      await runPrinted<{ checkoutQuote: Quote }>('Quote', {
        input: { lines, fulfilment, payments },
      })
    ).checkoutQuote;
  const start = await quoteWith([{ methodId: 'PaymentMethod:1', amount: 0 }]);
  const method = (kind: string) =>
    start.paymentMethods.find((choice) => choice.isAvailable && choice.method.kind === kind)!
      .method;
  const payments = [
    { methodId: method('MANUAL').id, amount: start.amountDue - 100_000 },
    { methodId: method('GATEWAY').id, amount: 100_000 },
  ];
  return { lines, fulfilment, payments, quote: await quoteWith(payments) };
}

async function order(): Promise<Order> {
  const { lines, fulfilment, payments, quote } = await checkout();
  expect(quote.problems).toEqual([]);
  expect(quote.canSubmit).toBe(true);
  const example = printed('Order')['input'] as Record<string, unknown>;
  const { submitOrder } = await runPrinted<{
    submitOrder: { order: Order; userErrors: unknown[] };
  }>('Order', {
    input: {
      ...example,
      idempotencyKey: randomUUID(),
      lines,
      fulfilment,
      payments,
      seenGrandTotal: quote.grandTotal,
    },
  });
  expect(submitOrder.userErrors).toEqual([]);
  return submitOrder.order;
}

test('the schema guide signs in and reads the orders and lists of the customer', async () => {
  const { signIn } = await runPrinted<{ signIn: { token: string } }>('SignIn', printed('SignIn'));
  const { me } = await runPrinted<{ me: { firstName: string } }>('WhoAmI', {}, signIn.token);
  expect(me.firstName).toBe('Budi');
  const { me: buyer } = await runPrinted<{ me: { orders: { totalCount: number } } }>(
    'History',
    printed('History'),
    signIn.token,
  );
  expect(buyer.orders.totalCount).toBeGreaterThan(0);
  const { me: mine } = await runPrinted<{ me: Record<string, unknown> }>('Mine', {}, signIn.token);
  expect(mine).toMatchObject({
    addresses: { nodes: expect.any(Array) },
    wishlist: expect.any(Array),
    reviews: expect.any(Array),
  });
  const { signIn: rejected } = await runPrinted<{ signIn: { userErrors: { path: string[] }[] } }>(
    'RejectedSignIn',
    printed('RejectedSignIn'),
  );
  expect(rejected.userErrors.map(({ path }) => path[0])).toContain('phone');
});

test('the schema guide restores a cart without products that are no longer sold', async () => {
  const { nodes } = await runPrinted<{ nodes: unknown[] }>('CartProducts', printed('CartProducts'));
  expect(nodes).toEqual([expect.objectContaining({ id: 'Product:219' }), null]);
});

test('the variables of the schema guide quote and order a product of the demo shop', async () => {
  const { product } = await runPrinted<{ product: { id: string } | null }>(
    'ProductPage',
    printed('ProductPage'),
  );
  const { checkoutQuote } = await runPrinted<{ checkoutQuote: Quote }>('Quote', printed('Quote'));
  expect(checkoutQuote).toMatchObject({ problems: [], canSubmit: true });
  expect(printed('Quote')).toMatchObject({ input: { lines: [{ productId: product?.id }] } });
  const { submitOrder } = await runPrinted<{
    submitOrder: { order: Order; userErrors: unknown[] };
  }>('Order', printed('Order'));
  expect(submitOrder).toMatchObject({ order: { accessHash: expect.any(String) }, userErrors: [] });
  const paymentAccessHash = submitOrder.order.payments[0]!.accessHash;
  const { requestPayment } = await runPrinted<{ requestPayment: { form: unknown } }>('Pay', {
    input: { paymentAccessHash },
  });
  expect(requestPayment.form).not.toBeNull();
});

test('the schema guide places an order, pays it, tracks it and uploads a receipt', async () => {
  const { accessHash, payments } = await order();
  const online = payments.find(({ kind }) => kind === 'GATEWAY')!;
  const manual = payments.find(({ kind }) => kind === 'MANUAL')!;

  const back = await runPrinted<{ requestPayment: { form: PaymentForm } }>('PayAndReturn', {
    input: { paymentAccessHash: online.accessHash, returnUrl: `${addresses.otherFrontend}/back` },
  });
  expect(await payInSandbox(back.requestPayment.form, 'fail')).toBe(
    `${addresses.otherFrontend}/back?src=payment&ref=${online.accessHash}&order=${accessHash}`,
  );
  const { requestPayment } = await runPrinted<{ requestPayment: { form: PaymentForm } }>('Pay', {
    input: { paymentAccessHash: online.accessHash },
  });
  const known = await runPrinted<{ orderChange: { version: string; order: object } }>(
    'OrderChange',
    {
      accessHash,
      since: null,
    },
  );
  const seen: unknown[] = [];
  const pauses: number[] = [];
  const onChange = (present: { payments: { id: string; state: string }[] }) =>
    seen.push(present.payments.find(({ id }) => id === online.id)?.state);
  const pause = async (seconds: number) => {
    pauses.push(seconds);
    if (pauses.length === 3) await payInSandbox(requestPayment.form, 'pay');
  };
  const args = [addresses.graphql, accessHash, onChange, pause];
  await runGuideScript('waitForPayment', ...args);
  // The manual payment is still open, so the script runs to its time limit.
  expect(seen).toEqual(['PENDING', 'PAID']);
  expect(pauses.slice(0, 8)).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  expect(pauses.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(600);
  const after = await runPrinted<{ orderChange: { version: string } }>('OrderChange', {
    accessHash,
    since: known.orderChange.version,
  });
  expect(after.orderChange.version).not.toBe(known.orderChange.version);
  const { recheckPayment } = await runPrinted<{
    recheckPayment: { order: { payments: { id: string; state: string }[] } };
  }>('Recheck', {
    input: { paymentAccessHash: online.accessHash, orderAccessHash: accessHash },
  });
  const row = recheckPayment.order.payments.find(({ id }) => id === online.id);
  expect(row?.state).toBe('PAID');

  const file = new File([ONE_PIXEL], 'bukti.png', { type: 'image/png' });
  const receipt = await runGuideScript('sendReceipt', addresses.graphql, {
    orderAccessHash: accessHash,
    paymentId: manual.id,
    file,
  });
  expect(receipt).toMatchObject({
    data: {
      uploadReceipt: {
        userErrors: [],
        order: {
          payments: expect.arrayContaining([
            expect.objectContaining({ id: manual.id, isConfirmed: true, receiptState: 'WAITING' }),
          ]),
        },
      },
    },
  });

  const tracked = await runPrinted<{ order: { statusLabel: string } }>('Track', { accessHash });
  expect(tracked.order.statusLabel).toBe('Menunggu Pembayaran');
});

test('the schema guide queries by GET and receives cacheable responses', async () => {
  const result = await runGuideScript('browseByGet', addresses.graphql);
  expect(result).toMatchObject({
    cacheControl: expect.stringMatching(/^public, max-age=[1-9]\d*$/),
    body: { data: { featuredProducts: expect.any(Array) } },
  });
});

test('the tests execute every operation of the schema guide', () => {
  expect(operations.map(({ name }) => name).filter((name) => !executed.has(name))).toEqual([]);
});
