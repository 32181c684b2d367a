import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ask } from '../support/graphql.ts';
import { payInSandbox } from '../support/sandbox.ts';
import {
  CANDIDATES,
  ORDER,
  PROVINCES,
  QUOTE,
  REQUEST_PAYMENT,
  SUBMIT,
  type OrderData,
  type ProductData,
  type QuoteData,
} from './documents.ts';

/** Two products that one warehouse can fill together. */
async function twoProducts() {
  const { data } = await ask<{ products: { nodes: ProductData[] } }>(CANDIDATES, {
    search: 'galaxy',
  });
  const lines = data.products.nodes
    .map((product) => ({
      productId: product.id,
      variantId: product.variants.find((variant) => variant.onlineStock > 2)?.id ?? null,
      quantity: 1,
      seenPrice: product.price,
      sellable: product.availability === 'AVAILABLE' && product.onlineStock > 2,
      needsVariant: product.variants.length > 0,
    }))
    .filter((line) => line.sellable && (!line.needsVariant || line.variantId !== null))
    .map(({ productId, variantId, quantity, seenPrice }) => ({
      productId,
      variantId,
      quantity,
      seenPrice,
    }));
  expect(lines.length).toBeGreaterThanOrEqual(2);
  return lines.slice(0, 2);
}

async function regionIds() {
  const provinces = await ask<{ provinces: { id: string; name: string }[] }>(PROVINCES);
  const province = provinces.data.provinces.find(({ name }) => name === 'Jawa Barat');
  expect(province).toBeDefined();
  const cities = await ask<{ cities: { id: string; name: string }[] }>(
    'query C($id: ID!) { cities(provinceId: $id) { id name } }',
    { id: province!.id },
  );
  const city = cities.data.cities.find(({ name }) => name === 'Kota Bekasi');
  const districts = await ask<{ districts: { id: string; name: string }[] }>(
    'query D($id: ID!) { districts(cityId: $id) { id name } }',
    { id: city!.id },
  );
  return {
    provinceId: province!.id,
    cityId: city!.id,
    districtId: districts.data.districts[0]!.id,
  };
}

const contact = {
  firstName: 'Sari',
  lastName: 'Wulandari',
  phone: '0812-9999-0000',
  email: 'sari@example.com',
};

async function checkout() {
  const lines = await twoProducts();
  const regions = await regionIds();
  const start = await ask<{ checkoutQuote: QuoteData }>(QUOTE, {
    input: { lines, fulfilment: { delivery: { cityId: regions.cityId } } },
  });
  expect(start.errors).toBeUndefined();
  const method = start.data.checkoutQuote.paymentMethods;
  const manual = method.find(({ method: { kind } }) => kind === 'MANUAL')!.method;
  const gateway = method.find(({ method: { kind } }) => kind === 'GATEWAY')!.method;
  const couriers = await ask<{ shippingMethods: { id: string; name: string }[] }>(
    '{ shippingMethods { id name } }',
  );
  const jne = couriers.data.shippingMethods.find(({ name }) => name === 'JNE')!;
  const fulfilment = { delivery: { cityId: regions.cityId, shippingMethodId: jne.id } };
  const due = await ask<{ checkoutQuote: QuoteData }>(QUOTE, { input: { lines, fulfilment } });
  const amountDue = due.data.checkoutQuote.amountDue;
  const payments = [
    { methodId: manual.id, amount: 1_000_000 },
    { methodId: gateway.id, amount: amountDue - 1_000_000 },
  ];
  const quote = await ask<{ checkoutQuote: QuoteData }>(QUOTE, {
    input: { lines, fulfilment, payments },
  });
  return { lines, regions, fulfilment, payments, quote: quote.data.checkoutQuote };
}

test('a client with nothing but HTTP browses, quotes, orders and pays', async () => {
  const { lines, regions, fulfilment, payments, quote } = await checkout();
  expect(quote.problems).toEqual([]);
  expect(quote.canSubmit).toBe(true);
  expect(quote.amountDue).toBe(
    quote.subtotal - quote.discount + quote.shipping.total + quote.insurance.total,
  );
  expect(quote.grandTotal).toBe(quote.amountDue + quote.paymentFee);

  const input = {
    idempotencyKey: randomUUID(),
    lines,
    contact,
    address: { street: 'Jl. Melati No. 5', zipCode: '17111', ...regions },
    fulfilment,
    payments,
    seenGrandTotal: quote.grandTotal,
  };
  const submitted = await ask<{
    submitOrder: { order: OrderData | null; userErrors: { code: string }[] };
  }>(SUBMIT, { input });
  expect(submitted.data.submitOrder.userErrors).toEqual([]);
  const order = submitted.data.submitOrder.order!;
  expect(order.grandTotal).toBe(quote.grandTotal);
  expect(order.statusLabel).toBe('Menunggu Pembayaran');

  const again = await ask<{ submitOrder: { order: OrderData } }>(SUBMIT, { input });
  expect(again.data.submitOrder.order.accessHash, 'the same key makes no second order').toBe(
    order.accessHash,
  );

  const row = order.payments.find(({ kind }) => kind === 'GATEWAY')!;
  const opened = await ask<{
    requestPayment: { form: { action: string; fields: { name: string; value: string }[] } };
  }>(REQUEST_PAYMENT, { paymentAccessHash: row.accessHash });
  const back = await payInSandbox(opened.data.requestPayment.form, 'pay');
  expect(back).toContain(`/order/guest/${order.accessHash}?src=payment&ref=${row.accessHash}`);

  const after = await ask<{ order: OrderData }>(ORDER, { accessHash: order.accessHash });
  expect(
    after.data.order.payments.find(({ accessHash }) => accessHash === row.accessHash)?.state,
  ).toBe('PAID');
  expect(after.data.order.statusLabel, 'the manual part is still open').toBe('Menunggu Pembayaran');

  const twice = await ask<{ requestPayment: { form: null; userErrors: { code: string }[] } }>(
    REQUEST_PAYMENT,
    { paymentAccessHash: row.accessHash },
  );
  expect(twice.data.requestPayment.userErrors[0]?.code).toBe('PAYMENT_NOT_PAYABLE');
});

test('what the shopper got wrong comes back at the field, and no order is made', async () => {
  const { lines, regions, fulfilment, payments, quote } = await checkout();
  const submit = (change: Record<string, unknown>) =>
    ask<{
      submitOrder: {
        order: OrderData | null;
        userErrors: { code: string; message: string; field: string[] | null }[];
      };
    }>(SUBMIT, {
      input: {
        idempotencyKey: randomUUID(),
        lines,
        contact,
        address: { street: 'Jl. Melati No. 5', zipCode: '17111', ...regions },
        fulfilment,
        payments,
        seenGrandTotal: quote.grandTotal,
        ...change,
      },
    });
  const rejections: [string, Record<string, unknown>, string, string | RegExp][] = [
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
      { lines: [{ ...lines[0], quantity: 999 }] },
      'QUANTITY_ABOVE_STOCK',
      /.+/,
    ],
    ['a total of yesterday', { seenGrandTotal: quote.grandTotal - 1 }, 'TOTAL_CHANGED', /.+/],
  ];
  for (const [what, change, code, sentence] of rejections) {
    const { data } = await submit(change);
    expect(data.submitOrder.order, what).toBeNull();
    const error = data.submitOrder.userErrors.find((candidate) => candidate.code === code);
    expect(error, `${what}: ${JSON.stringify(data.submitOrder.userErrors)}`).toBeDefined();
    expect(error?.message).toMatch(sentence);
  }
});
