import type { TestGateway } from './gateway.ts';

/** A problem as clients see it. */
export interface SeenProblem {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

/** A line of a quote as clients see it. */
export interface SeenLine {
  readonly product: { readonly id: string; readonly name: string } | null;
  readonly variant: { readonly id: string } | null;
  readonly quantity: number;
  readonly availableQuantity: number;
  readonly price: number;
  readonly subtotal: number;
  readonly weight: number;
  readonly problems: readonly { readonly code: string }[];
}

/** The fulfilment, as clients see it; pickup has a warehouse only. */
export interface SeenFulfilment {
  readonly __typename: 'QuoteDelivery' | 'QuotePickup';
  readonly warehouse: { readonly id: string } | null;
  readonly method?: { readonly id: string } | null;
  readonly options?: readonly { service: string; eta: string | null; cost: number }[];
  readonly option?: { readonly service: string } | null;
}

/** A quote as clients see it. */
export interface SeenQuote {
  readonly lines: readonly SeenLine[];
  readonly subtotal: number;
  readonly totalWeight: number;
  readonly voucher: {
    readonly code: string;
    readonly minOrder: number;
    readonly maxDiscount: number | null;
    readonly discount: number;
    readonly paymentMethod: { readonly id: string } | null;
  } | null;
  readonly discount: number;
  readonly discountedTotal: number;
  readonly fulfilment: SeenFulfilment | null;
  readonly shipping: {
    readonly fee: number;
    readonly additionalFee: number;
    readonly total: number;
  };
  readonly insurance: { readonly total: number };
  readonly amountDue: number;
  readonly payments: readonly {
    readonly method: { readonly id: string } | null;
    readonly amount: number;
    readonly fee: number;
    readonly total: number;
  }[];
  readonly paymentFee: number;
  readonly grandTotal: number;
  readonly problems: readonly SeenProblem[];
  readonly canSubmit: boolean;
}

/** Every field of a quote that needs no further lists from the shop. */
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

/** Requests a quote that the shop can calculate. */
export async function requestQuote(
  shop: TestGateway,
  input: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<SeenQuote> {
  const { data, errors } = await shop.ask(QUOTE, { input }, token === undefined ? {} : { token });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const { checkoutQuote } = data as { checkoutQuote: SeenQuote };
  return checkoutQuote;
}

/** Code and path of each problem, as `CODE at a.b`. */
export function problemsOf({ problems }: { readonly problems: readonly SeenProblem[] }): string[] {
  return problems.map(({ code, path }) => `${code} at ${path.join('.') || 'all'}`);
}
