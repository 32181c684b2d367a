// Buys something as a guest: GATEWAY_URL=http://localhost:4000 npm run buy
// Prints the order and the form that leads to the payment page, as JSON.
import { randomUUID } from 'node:crypto';
import {
  CheckoutChoicesDocument,
  CheckoutQuoteDocument,
  CitiesDocument,
  DistrictsDocument,
  ProductDocument,
  ProductsDocument,
  RequestPaymentDocument,
  SubmitOrderDocument,
  type QuoteFieldsFragment,
} from '@gawai/client/operations';
import type { CheckoutQuoteInput } from '@gawai/client/schema-types';
import {
  Client,
  cacheExchange,
  fetchExchange,
  type AnyVariables,
  type OperationResult,
  type TypedDocumentNode,
} from '@urql/core';

const client = new Client({
  url: `${process.env['GATEWAY_URL'] ?? 'http://localhost:4000'}/graphql`,
  exchanges: [cacheExchange, fetchExchange],
  // urql sends short queries by GET. The gateway requires this header there (CSRF protection).
  fetchOptions: { headers: { 'apollo-require-preflight': 'true' } },
});

function dataOf<Data>({ data, error }: OperationResult<Data>): Data {
  if (error !== undefined || data === undefined) throw error ?? new Error('No data.');
  return data;
}

async function query<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await client.query(document, variables));
}

/** The value; throws when it is null or undefined. */
function present<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`No ${what}.`);
  return value;
}

async function quote(input: CheckoutQuoteInput): Promise<QuoteFieldsFragment> {
  const { checkoutQuote } = await query(CheckoutQuoteDocument, { input });
  return present(checkoutQuote, 'quote');
}

// 1. Listing and product
const { products } = await query(ProductsDocument, { search: 'charger', sort: 'PRICE_LOW' });
const isAvailable = ({ availability }: { availability: string }) => availability === 'AVAILABLE';
const { slug } = present(products?.nodes.find(isAvailable), 'product in stock');
const product = present((await query(ProductDocument, { slug })).product, 'product');
const variant = product.variants.find(isAvailable);

// 2. Destination
const { provinces, shippingMethods } = await query(CheckoutChoicesDocument, {});
const province = present(
  provinces?.find(({ name }) => name === 'Jawa Barat'),
  'province',
);
const { cities } = await query(CitiesDocument, { provinceId: province.id });
const city = present(
  cities?.find(({ name }) => name === 'Kota Bekasi'),
  'city',
);
const { districts } = await query(DistrictsDocument, { cityId: city.id });
const district = present(districts?.[0], 'district');
const courier = present(
  shippingMethods?.find(({ name }) => name === 'JNE'),
  'courier',
);

// 3. Quote: the first one has the amount due and the payment methods, the second one includes the payment.
const choices = {
  lines: [
    {
      productId: product.id,
      variantId: variant?.id,
      quantity: 1,
      seenPrice: (variant ?? product).price,
    },
  ],
  fulfilment: { delivery: { cityId: city.id, shippingMethodId: courier.id } },
};
const open = await quote(choices);
const choice = open.paymentMethods.find(
  (each) => each.isAvailable && each.method.kind === 'GATEWAY',
);
const methodId = present(choice, 'online payment').method.id;
const checkout = { ...choices, payments: [{ methodId, amount: open.amountDue }] };
const { canSubmit, grandTotal, problems } = await quote(checkout);
if (!canSubmit) throw new Error(JSON.stringify(problems));

// 4. Order
const { submitOrder } = dataOf(
  await client.mutation(SubmitOrderDocument, {
    input: {
      ...checkout,
      // Store the key until there is a response: the same key never creates two orders.
      idempotencyKey: randomUUID(),
      contact: { firstName: 'Dewi', phone: '0813-1111-2222', email: 'dewi@example.com' },
      address: {
        street: 'Jl. Anggrek No. 7',
        provinceId: province.id,
        cityId: city.id,
        districtId: district.id,
        zipCode: '17111',
      },
      seenGrandTotal: grandTotal,
    },
  }),
);
const order = present(submitOrder.order, `order: ${JSON.stringify(submitOrder.userErrors)}`);

// 5. Payment: a browser submits the form to the payment page.
const payment = present(order.payments[0], 'payment');
const { requestPayment } = dataOf(
  await client.mutation(RequestPaymentDocument, {
    input: { paymentAccessHash: payment.accessHash },
  }),
);
const form = present(requestPayment.form, `form: ${JSON.stringify(requestPayment.userErrors)}`);
console.log(JSON.stringify({ order, form }));
