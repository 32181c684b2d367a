import type { TestGateway } from './gateway.ts';
import type { ResponseData } from './response-data.ts';

/** A quote as clients see it. */
export type SeenQuote = ResponseData['checkoutQuote'];

/** Every field of a quote that needs no further lists of the shop. */
export const QUOTE_FIELDS = `fragment QuoteFields on CheckoutQuote {
  subtotal totalWeight discount discountedTotal shipping { fee additionalFee total }
  insurance { total } amountDue paymentFee grandTotal canSubmit
  lines { product { id name } variant { id } quantity availableQuantity price subtotal weight
    problems { code } }
  voucher { code minOrder maxDiscount discount paymentMethod { id } }
  fulfilment {
    __typename
    ... on QuoteDelivery {
      warehouse { id } method { id } options { service eta cost } option { service }
    }
    ... on QuotePickup { warehouse { id } }
  }
  payments { method { id } amount fee total }
  problems { code message path }
}`;

/** The operation behind `requestQuote`. */
export const QUOTE = `query ($input: CheckoutQuoteInput!) {
  checkoutQuote(input: $input) { ...QuoteFields }
}
${QUOTE_FIELDS}`;

/** Requests a quote; throws when the response has errors. */
export async function requestQuote(
  shop: TestGateway,
  input: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<SeenQuote> {
  const { data, errors } = await shop.execute(
    QUOTE,
    { input },
    token === undefined ? {} : { token },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.checkoutQuote;
}

/** Code and path of each problem, as `CODE at a.b`. */
export function problemsOf({ problems }: Pick<SeenQuote, 'problems'>): string[] {
  return problems.map(({ code, path }) => `${code} at ${path.join('.') || 'all'}`);
}
