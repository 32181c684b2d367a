// Buys something as a guest: GATEWAY_URL=http://localhost:4000 npm run buy
// Prints the order and the form that leads to the payment page, as JSON.
import { randomUUID } from 'node:crypto';
import { graphql } from './gql/gql.ts';
import type { CheckoutQuoteInput, TypedDocumentString } from './gql/graphql.ts';

const endpoint = `${process.env['GATEWAY_URL'] ?? 'http://localhost:4000'}/graphql`;

const listing = graphql(`
  query Listing($search: String) {
    products(search: $search, sort: PRICE_LOW) {
      nodes {
        slug
        availability
      }
    }
  }
`);

const productPage = graphql(`
  query ProductPage($slug: String!) {
    product(by: { slug: $slug }) {
      id
      price
      variants {
        id
        price
        availability
      }
    }
  }
`);

const choicesOfCheckout = graphql(`
  query Choices {
    shippingMethods {
      id
      name
    }
    provinces {
      id
      name
    }
  }
`);

const citiesOf = graphql(`
  query Cities($provinceId: ID!) {
    cities(provinceId: $provinceId) {
      id
      name
    }
  }
`);

const districtsOf = graphql(`
  query Districts($cityId: ID!) {
    districts(cityId: $cityId) {
      id
    }
  }
`);

const quoteOf = graphql(`
  query Quote($input: CheckoutQuoteInput!) {
    checkoutQuote(input: $input) {
      amountDue
      grandTotal
      canSubmit
      paymentMethods {
        isAvailable
        method {
          id
          kind
        }
      }
      problems {
        code
        message
        path
      }
    }
  }
`);

const orderOf = graphql(`
  mutation SubmitOrder($input: SubmitOrderInput!) {
    submitOrder(input: $input) {
      order {
        accessHash
        number
        grandTotal
        payments {
          accessHash
        }
      }
      userErrors {
        code
        message
        path
      }
    }
  }
`);

const paymentOf = graphql(`
  mutation RequestPayment($input: RequestPaymentInput!) {
    requestPayment(input: $input) {
      form {
        action
        fields {
          name
          value
        }
      }
      userErrors {
        code
        message
      }
    }
  }
`);

/** The data of an operation; throws for errors of the request or of a field. */
async function execute<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown[] };
  if (errors !== undefined || data === undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** The value; throws when it is null or undefined. */
function present<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`No ${what}.`);
  return value;
}

async function quote(input: CheckoutQuoteInput) {
  return present((await execute(quoteOf, { input })).checkoutQuote, 'quote');
}

// 1. Listing and product
const { products } = await execute(listing, { search: 'charger' });
const isAvailable = ({ availability }: { availability: string }) => availability === 'AVAILABLE';
const { slug } = present(products?.nodes.find(isAvailable), 'product in stock');
const product = present((await execute(productPage, { slug })).product, 'product');
const variant = product.variants.find(isAvailable);

// 2. Destination
const { provinces, shippingMethods } = await execute(choicesOfCheckout, {});
const province = present(
  provinces?.find(({ name }) => name === 'Jawa Barat'),
  'province',
);
const { cities } = await execute(citiesOf, { provinceId: province.id });
const city = present(
  cities?.find(({ name }) => name === 'Kota Bekasi'),
  'city',
);
const { districts } = await execute(districtsOf, { cityId: city.id });
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
const { submitOrder } = await execute(orderOf, {
  input: {
    ...checkout,
    // Store the key until there is a response: the same key never creates two orders.
    idempotencyKey: randomUUID(),
    contact: { firstName: 'Dewi', phone: '0813-1111-2222', email: 'dewi@example.com' },
    address: {
      street: 'Jl. Anggrek No. 7',
      provinceId: province.id,
      cityId: city.id,
      districtId: present(districts?.[0], 'district').id,
      zipCode: '17111',
    },
    seenGrandTotal: grandTotal,
  },
});
const order = present(submitOrder.order, `order: ${JSON.stringify(submitOrder.userErrors)}`);

// 5. Payment: a browser submits the form to the payment page.
const payment = present(order.payments[0], 'payment');
const { requestPayment } = await execute(paymentOf, {
  input: { paymentAccessHash: payment.accessHash },
});
const form = present(requestPayment.form, `form: ${JSON.stringify(requestPayment.userErrors)}`);
console.log(JSON.stringify({ order, form }));
