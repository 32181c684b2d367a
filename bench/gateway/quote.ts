import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ReceivedResponse } from './compare-responses.ts';
import { headersOf } from './operations.ts';
import { VOUCHER_PATH } from './upstream/checkout.ts';
import { TOKEN } from './upstream/order.ts';

const LINES = 10;
const CODE = 'HEMAT10';

const QUOTE = `query BenchQuote($input: CheckoutQuoteInput!) {
  checkoutQuote(input: $input) {
    lines { product { id name } quantity price subtotal }
    subtotal
    discount
    shipping { total }
    insurance { total }
    amountDue
    payments { method { id } amount fee total }
    grandTotal
    problems { code }
    canSubmit
  }
}`;

/** Of all runs in this process. */
let customer = 0;

/** Duration of each quote, and of its slowest REST call when it is sent on its own, in ms. */
export interface QuoteTimes {
  readonly quotes: readonly number[];
  readonly vouchers: readonly number[];
}

interface Quote {
  readonly lines: readonly unknown[];
  readonly discount: number;
  readonly amountDue: number;
  readonly payments: readonly unknown[];
  readonly canSubmit: boolean;
}

/** The times of the gateway, and of servers that have the quote ready and only wait for its voucher. */
export interface QuoteTable {
  readonly gateway: QuoteTimes;
  readonly handWritten: QuoteTimes;
  readonly onApollo: QuoteTimes;
}

/**
 * Requests quotes of ten lines with a voucher and three payments one after the other, and after each
 * the voucher from the shop itself, the slowest call of such a quote. The first quotes are not
 * measured. Throws when a quote is incomplete.
 */
export async function timeQuotes(
  gatewayUrl: string,
  shopUrl: string,
  counts: { readonly unmeasured: number; readonly measured: number },
): Promise<QuoteTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = posting(agent);
  const paidCart = await cartWithPayments(post, gatewayUrl);
  const quotes: number[] = [];
  const vouchers: number[] = [];
  for (let n = 0; n < counts.unmeasured + counts.measured; n += 1) {
    const quote = await post(`${gatewayUrl}/graphql`, bodyOf(paidCart));
    assertComplete(quoteOf(quote.response));
    const voucher = await post(shopUrl + VOUCHER_PATH, { voucher_code: CODE });
    if (voucher.response.status !== 200) throw new Error('The shop rejected the voucher.');
    if (n < counts.unmeasured) continue;
    quotes.push(quote.ms);
    vouchers.push(voucher.ms);
  }
  agent.destroy();
  return { quotes, vouchers };
}

/** The response of a gateway to such a quote. */
export async function quoteText(gatewayUrl: string): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = posting(agent);
  const { response } = await post(
    `${gatewayUrl}/graphql`,
    bodyOf(await cartWithPayments(post, gatewayUrl)),
  );
  agent.destroy();
  assertComplete(quoteOf(response));
  return response.text;
}

type Post = (
  url: string,
  body: unknown,
) => Promise<{ readonly response: ReceivedResponse; readonly ms: number }>;

function posting(agent: Agent): Post {
  const headers = headersOf('POST', false);
  return async (url, body) => {
    const began = performance.now();
    // Another customer each time: the gateway caches a customer's voucher for a moment.
    const authorization = `Bearer ${TOKEN}${(customer += 1)}`;
    const response = await send(url, agent, { ...headers, authorization }, JSON.stringify(body));
    return { response, ms: performance.now() - began };
  };
}

const bodyOf = (input: unknown) => ({ query: QUOTE, variables: { input } });

/** The cart with payments that add up to the gateway's `amountDue`. */
async function cartWithPayments(post: Post, gatewayUrl: string) {
  const { response } = await post(`${gatewayUrl}/graphql`, bodyOf(cart(null)));
  return cart(quoteOf(response).amountDue);
}

/** A cart of ten products; `amountDue` is split over three payment methods, null for no payments. */
function cart(amountDue: number | null) {
  const third = amountDue === null ? 0 : Math.floor(amountDue / 3);
  return {
    lines: Array.from({ length: LINES }, (_, n) => ({
      productId: `Product:${101 + n}`,
      quantity: 1 + (n % 3),
    })),
    fulfilment: {
      delivery: { cityId: 'City:3273', shippingMethodId: 'ShippingMethod:1', service: 'REG' },
    },
    voucherCode: CODE,
    payments:
      amountDue === null
        ? null
        : [third, third, amountDue - 2 * third].map((amount, n) => ({
            methodId: `PaymentMethod:${1 + n}`,
            amount,
          })),
  };
}

function quoteOf({ status, text: body }: ReceivedResponse): Quote {
  const { data } = JSON.parse(body) as { readonly data?: { readonly checkoutQuote?: Quote } };
  if (status !== 200 || !data?.checkoutQuote) throw new Error(`No quote: ${body.slice(0, 400)}`);
  return data.checkoutQuote;
}

function assertComplete(quote: Quote): void {
  const { lines, payments, discount, canSubmit } = quote;
  if (lines.length === LINES && payments.length === 3 && discount > 0 && canSubmit) return;
  throw new Error(`Incomplete quote: ${JSON.stringify(quote).slice(0, 400)}`);
}

async function send(
  url: string,
  agent: Agent,
  headers: Record<string, string>,
  body: string,
): Promise<ReceivedResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(url, { method: 'POST', agent, headers: { ...headers, ...length } });
    sent.once('response', resolve).once('error', reject).end(body);
  });
  return { status: response.statusCode ?? 0, text: await text(response) };
}
