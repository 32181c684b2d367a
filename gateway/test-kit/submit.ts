import { QUOTE_FIELDS } from './request-quote.ts';
import { orderInput } from './checkout-shop.ts';
import type { RequestOptions, GatewayResponse, TestGateway } from './gateway.ts';
import type { ResponseData } from './response-data.ts';

const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) {
    order { accessHash number grandTotal statusLabel }
    quote { ...QuoteFields }
    userErrors { code message path }
  }
}
${QUOTE_FIELDS}`;

/** Submits the worked order with changes; returns the response, with or without errors. */
export function sendSubmit(
  shop: TestGateway,
  changes: Readonly<Record<string, unknown>> = {},
  options: RequestOptions = {},
): Promise<GatewayResponse> {
  return shop.execute(SUBMIT, { input: { ...orderInput, ...changes } }, options);
}

/** Submits the worked order with changes; throws when the response has errors. */
export async function submit(
  shop: TestGateway,
  changes: Readonly<Record<string, unknown>> = {},
  options: RequestOptions = {},
): Promise<ResponseData['submitOrder']> {
  const { data, errors } = await sendSubmit(shop, changes, options);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.submitOrder;
}

/** The error code of a response without data. */
export function upstreamErrorCode({ errors }: GatewayResponse): unknown {
  return errors[0]?.extensions['code'];
}

/** Bodies of the orders that the shop received. */
export function sentOrders({ upstream }: TestGateway): unknown[] {
  const sent = upstream.calls.filter(({ method, path }) => method === 'POST' && path === '/order');
  return sent.map(({ body }): unknown => JSON.parse(body));
}
