import { randomUUID } from 'node:crypto';
import { readConfig, SettingsError } from '@gawai/gateway/config';
import { parseJson } from '@gawai/gateway/json';
import { createLog } from '@gawai/gateway/telemetry/log';
import { isWire } from '@gawai/gateway/rest/wire/wire-shape';
import { buildGateway, type Gateway } from '@gawai/gateway/server';

/** The order that was placed, or a sentence on why none is known. */
export type OrderResult =
  | {
      readonly hash: string;
      readonly number: string;
      /** The idempotency key that it was sent with. */
      readonly key: string;
      readonly problem: null;
    }
  | { readonly hash: null; readonly problem: string };

interface UserErrors {
  readonly userErrors: readonly { readonly message: string }[];
}

interface Choices {
  readonly products: {
    readonly nodes: readonly {
      readonly id: string;
      readonly availability: string;
      readonly variants: readonly { readonly id: string; readonly onlineStock: number }[];
    }[];
  } | null;
  readonly provinces: readonly { readonly id: string }[] | null;
}

interface Quote {
  readonly amountDue: number;
  readonly grandTotal: number;
  readonly problems: readonly { readonly message: string }[];
  readonly paymentMethods: readonly {
    readonly isAvailable: boolean;
    readonly method: { readonly id: string; readonly kind: string };
  }[];
}

const CHOICES = `{
  products { nodes { id availability variants { id onlineStock } } }
  provinces { id }
}`;
const CITIES = 'query ($id: ID!) { cities(provinceId: $id) { id } }';
const DISTRICTS = 'query ($id: ID!) { districts(cityId: $id) { id } }';
const QUOTE = `query ($input: CheckoutQuoteInput!) {
  checkoutQuote(input: $input) {
    amountDue grandTotal problems { message }
    paymentMethods { isAvailable method { id kind } }
  }
}`;
const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { order { accessHash number } userErrors { message } }
}`;

export const BUYER = {
  firstName: 'Tes',
  lastName: 'Gawai',
  phone: '081200000000',
  email: 'check-shop@example.com',
};

/**
 * Places a guest order as a frontend does: a gateway in front of the shop quotes and submits one piece of the
 * first product on sale, for pickup, to be paid by manual transfer where the shop allows it.
 */
export async function placeOrder(shopUrl: string): Promise<OrderResult> {
  let gateway: Gateway | undefined;
  let shopError = '';
  const write = (line: string) => {
    shopError = detailOf(line) ?? shopError;
  };
  try {
    const config = readConfig({ SHOP_API_URL: shopUrl, GRAPHQL_EXPLORER: 'off' });
    gateway = await buildGateway(config, createLog('warn', { write }));
    return await orderThrough(gateway);
  } catch (error) {
    if (error instanceof SettingsError) return failed('the address is not accepted by the gateway');
    if (error instanceof GraphqlFailure) {
      const reason = shopError === '' ? error.message : shopError;
      return error.isOutcomeUnknown
        ? { hash: null, problem: `an order may have been placed: ${reason}` }
        : failed(reason);
    }
    throw error;
  } finally {
    await gateway?.stop({ atOnce: true });
  }
}

async function orderThrough(gateway: Gateway): Promise<OrderResult> {
  const { products, provinces } = await execute<Choices>(gateway, CHOICES);
  const product = products?.nodes.find(({ availability }) => availability === 'AVAILABLE');
  if (product === undefined) return failed('no product of the first page is on sale');
  const variantId = product.variants.find(({ onlineStock }) => onlineStock > 0)?.id ?? null;
  const lines = [{ productId: product.id, variantId, quantity: 1 }];
  const fulfilment = { pickup: {} };

  const address = await addressIn(gateway, provinces?.[0]?.id);
  if (address === null) return failed('the shop lists no region for an address');
  const open = await quote(gateway, { lines, fulfilment });
  const offered = open.paymentMethods.filter(({ isAvailable }) => isAvailable);
  const chosen = offered.find(({ method }) => method.kind === 'MANUAL') ?? offered[0];
  if (chosen === undefined) return failed('no payment method can be used for pickup');
  const payments = [{ methodId: chosen.method.id, amount: open.amountDue }];
  const { problems } = await quote(gateway, { lines, fulfilment, payments });
  if (problems.length > 0) return failed(texts(problems));

  const key = randomUUID();
  const input = {
    idempotencyKey: key,
    lines,
    contact: BUYER,
    address,
    fulfilment,
    payments,
  };
  const { submitOrder } = await execute<{
    readonly submitOrder: UserErrors & {
      readonly order: { readonly accessHash: string; readonly number: string } | null;
    };
  }>(gateway, SUBMIT, { input });
  const { order, userErrors } = submitOrder;
  if (order !== null) {
    return { hash: order.accessHash, number: order.number, key, problem: null };
  }
  if (userErrors.length > 0) return failed(texts(userErrors));
  return {
    hash: null,
    problem: 'an order was placed, but the response has no hash of 16 to 128 characters',
  };
}

async function quote(gateway: Gateway, input: object): Promise<Quote> {
  const data = await execute<{ readonly checkoutQuote: Quote }>(gateway, QUOTE, { input });
  return data.checkoutQuote;
}

/** An address in the first district of a province; null when there is none. */
async function addressIn(gateway: Gateway, provinceId: string | undefined) {
  type Regions = readonly { readonly id: string }[] | null;
  if (provinceId === undefined) return null;
  const { cities } = await execute<{ readonly cities: Regions }>(gateway, CITIES, {
    id: provinceId,
  });
  const cityId = cities?.[0]?.id;
  if (cityId === undefined) return null;
  const found = await execute<{ readonly districts: Regions }>(gateway, DISTRICTS, { id: cityId });
  const districtId = found.districts?.[0]?.id;
  if (districtId === undefined) return null;
  return { street: 'Jl. Percobaan 1', provinceId, cityId, districtId, zipCode: '10110' };
}

/** The gateway returned errors. */
class GraphqlFailure extends Error {
  override readonly name = 'GraphqlFailure';
  /** Whether there may be an order. */
  readonly isOutcomeUnknown: boolean;

  constructor(errors: readonly GraphqlError[]) {
    super(
      texts(errors.map(({ message, path = [] }) => ({ message: [...path, message].join(': ') }))),
    );
    this.isOutcomeUnknown = errors.some(({ extensions: { code } }) => code === 'OUTCOME_UNKNOWN');
  }
}

interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string };
}

/** The detail of a failed call in a line of the gateway's log, e.g. `POST /order: HTTP 500`. */
function detailOf(line: string): string | null {
  const record = parseJson(line);
  const detail = isWire(record) ? record['detail'] : null;
  return typeof detail === 'string' ? detail : null;
}

async function execute<Data>(
  gateway: Gateway,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
  });
  const { data, errors } = response.json<{
    data: Data | null;
    errors?: readonly GraphqlError[];
  }>();
  if (errors !== undefined || data === null) throw new GraphqlFailure(errors ?? []);
  return data;
}

function texts(problems: readonly { readonly message: string }[]): string {
  return [...new Set(problems.map(({ message }) => message))].join('; ');
}

function failed(problem: string): OrderResult {
  return { hash: null, problem: `no order was placed: ${problem}` };
}
