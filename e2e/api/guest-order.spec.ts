import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import {
  CheckoutChoicesDocument,
  CheckoutQuoteDocument,
  CitiesDocument,
  DistrictsDocument,
  OrderDocument,
  ProductsDocument,
  RequestPaymentDocument,
  SubmitOrderDocument,
} from '@gawai/client/operations';
import type {
  CheckoutQuoteInput,
  PaymentRowInput,
  SubmitOrderInput,
} from '@gawai/client/schema-types';
import { executeDocument } from '../support/graphql.ts';
import { payInSandbox } from '../support/sandbox.ts';

const hasEnough = ({ onlineStock }: { onlineStock: number }) => onlineStock > 2;

/** Lines of two products that are in stock. */
async function twoProducts() {
  const { data } = await executeDocument(ProductsDocument, { search: 'galaxy' });
  const lines = data
    .products!.nodes.filter(
      ({ availability, onlineStock, variants }) =>
        availability === 'AVAILABLE' &&
        hasEnough({ onlineStock }) &&
        (variants.length === 0 || variants.some(hasEnough)),
    )
    .map(({ id, price, variants }) => ({
      productId: id,
      variantId: variants.find(hasEnough)?.id ?? null,
      quantity: 1,
      seenPrice: price,
    }));
  expect(lines.length).toBeGreaterThanOrEqual(2);
  return lines.slice(0, 2);
}

/** The regions and the courier of the order. */
async function destination() {
  const { data } = await executeDocument(CheckoutChoicesDocument, {});
  const { id: provinceId } = data.provinces!.find(({ name }) => name === 'Jawa Barat')!;
  const cities = await executeDocument(CitiesDocument, { provinceId });
  const { id: cityId } = cities.data.cities!.find(({ name }) => name === 'Kota Bekasi')!;
  const districts = await executeDocument(DistrictsDocument, { cityId });
  const jne = data.shippingMethods!.find(({ name }) => name === 'JNE')!;
  return { regions: { provinceId, cityId, districtId: districts.data.districts![0]!.id }, jne };
}

const contact = {
  firstName: 'Sari',
  lastName: 'Wulandari',
  phone: '0812-9999-0000',
  email: 'sari@example.com',
};

async function checkout() {
  const lines = await twoProducts();
  const { regions, jne } = await destination();
  const quoteOf = async (input: CheckoutQuoteInput) => {
    const { data, errors } = await executeDocument(CheckoutQuoteDocument, { input });
    expect(errors).toBeUndefined();
    return data.checkoutQuote!;
  };
  const fulfilment = { delivery: { cityId: regions.cityId, shippingMethodId: jne.id } };
  const { amountDue, paymentMethods: method } = await quoteOf({ lines, fulfilment });
  const manual = method.find(({ method: { kind } }) => kind === 'MANUAL')!.method;
  const gateway = method.find(({ method: { kind } }) => kind === 'GATEWAY')!.method;
  const payments: [PaymentRowInput, PaymentRowInput] = [
    { methodId: manual.id, amount: 1_000_000 },
    { methodId: gateway.id, amount: amountDue - 1_000_000 },
  ];
  const quote = await quoteOf({ lines, fulfilment, payments });
  const input = {
    idempotencyKey: randomUUID(),
    lines,
    contact,
    address: { street: 'Jl. Melati No. 5', zipCode: '17111', ...regions },
    fulfilment,
    payments,
    seenGrandTotal: quote.grandTotal,
  };
  return { input, lines, payments, quote };
}

test('a client of the GraphQL API places a guest order and pays it', async () => {
  const { input, quote } = await checkout();
  expect(quote.problems).toEqual([]);
  expect(quote.canSubmit).toBe(true);
  expect(quote.amountDue).toBe(
    quote.subtotal - quote.discount + quote.shipping.total + quote.insurance.total,
  );
  expect(quote.grandTotal).toBe(quote.amountDue + quote.paymentFee);

  const submitted = await executeDocument(SubmitOrderDocument, { input });
  expect(submitted.data.submitOrder.userErrors).toEqual([]);
  const order = submitted.data.submitOrder.order!;
  expect(order.grandTotal).toBe(quote.grandTotal);
  expect(order.statusLabel).toBe('Menunggu Pembayaran');

  const again = await executeDocument(SubmitOrderDocument, { input });
  expect(again.data.submitOrder.order?.accessHash, 'the same key creates no second order').toBe(
    order.accessHash,
  );

  const row = order.payments.find(({ kind }) => kind === 'GATEWAY')!;
  const payment = { input: { paymentAccessHash: row.accessHash } };
  const opened = await executeDocument(RequestPaymentDocument, payment);
  const back = await payInSandbox(opened.data.requestPayment.form!, 'pay');
  expect(back).toContain(`/order/guest/${order.accessHash}?src=payment&ref=${row.accessHash}`);

  const after = await executeDocument(OrderDocument, { accessHash: order.accessHash });
  expect(
    after.data.order!.payments.find(({ accessHash }) => accessHash === row.accessHash)?.state,
  ).toBe('PAID');
  expect(after.data.order!.statusLabel, 'the manual part is still open').toBe(
    'Menunggu Pembayaran',
  );

  const twice = await executeDocument(RequestPaymentDocument, payment);
  expect(twice.data.requestPayment.userErrors[0]?.code).toBe('PAYMENT_NOT_PAYABLE');
});

test('submitOrder returns user errors with their fields and creates no order', async () => {
  const { input, lines, payments, quote } = await checkout();
  const submit = (change: Partial<SubmitOrderInput>) =>
    executeDocument(SubmitOrderDocument, {
      input: { ...input, idempotencyKey: randomUUID(), ...change },
    });
  const rejections: [string, Partial<SubmitOrderInput>, string, string | RegExp][] = [
    ['no e-mail', { contact: { ...contact, email: ' ' } }, 'REQUIRED', 'Kolom Email harus diisi'],
    [
      'amounts that do not add up',
      { payments: [{ ...payments[0], amount: 1 }] },
      'PAYMENT_SUM_MISMATCH',
      'Total Jumlah Pembayaran harus sama dengan Total Tagihan',
    ],
    [
      'four payments',
      { payments: [payments[0], payments[0], payments[0], payments[0]] },
      'TOO_MANY_PAYMENTS',
      /.+/,
    ],
    [
      'more than there is',
      { lines: [{ ...lines[0]!, quantity: 999 }] },
      'QUANTITY_ABOVE_STOCK',
      /.+/,
    ],
    ['a total of yesterday', { seenGrandTotal: quote.grandTotal - 1 }, 'TOTAL_CHANGED', /.+/],
  ];
  for (const [name, change, code, message] of rejections) {
    const { data } = await submit(change);
    expect(data.submitOrder.order, name).toBeNull();
    const error = data.submitOrder.userErrors.find((candidate) => candidate.code === code);
    expect(error, `${name}: ${JSON.stringify(data.submitOrder.userErrors)}`).toBeDefined();
    expect(error?.message).toMatch(message);
  }
});
