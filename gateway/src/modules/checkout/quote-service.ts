import type { Problem } from '@gawai/domain/problem';
import { quote, type Quote } from '@gawai/domain/quote';
import type { GatewayContext } from '../../graphql/context.ts';
import type { PaymentMethodRecord } from '../../rest/endpoints/payment-method.ts';
import type { VoucherRecord } from '../../rest/endpoints/voucher.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';
import type { UserErrorRecord } from '../../graphql/user-error.ts';
import type { FulfilmentRecord } from './quote-fulfilment.ts';
import type { CartLineRecord, LineNeed } from './quote-lines.ts';
import { readQuoteParts, type QuoteParts } from './quote-parts.ts';
import { paymentRecords, paymentRows, type QuotePaymentRecord } from './quote-payments.ts';
import { quoteProblems } from './quote-problems.ts';
import type { PaymentRequest, QuoteRequest } from './quote-request.ts';
import { lookUpVoucher, type VoucherLookup } from './quote-voucher.ts';

/** A line of a quote with its problems. */
export type QuoteLineRecord = CartLineRecord & { readonly problems: readonly UserErrorRecord[] };

/** A voucher and its discount. */
export type QuoteVoucherRecord = VoucherRecord & { readonly discountAmount: number };

/** A quote: all figures of the domain, and the records of the shop they are calculated from. */
export type CheckoutQuoteRecord = Omit<Quote, 'lines' | 'payments' | 'problems' | 'submittable'> & {
  readonly lines: readonly QuoteLineRecord[];
  readonly needs: readonly LineNeed[];
  readonly voucher: QuoteVoucherRecord | null;
  /** The only method that the applied voucher allows; null = any. */
  readonly voucherMethodId: string | null;
  readonly fulfilment: FulfilmentRecord | null;
  readonly payments: readonly QuotePaymentRecord[];
  readonly problems: readonly UserErrorRecord[];
};

/**
 * Calculates the quote of a cart from the shop's present records (shop-api.md 6). Rejects when data that
 * the figures need cannot be read.
 */
export function calculateQuote(
  request: QuoteRequest,
  context: GatewayContext,
  voucherOf: VoucherLookup = lookUpVoucher,
): Promise<CheckoutQuoteRecord> {
  return exactFigures(async () =>
    quoteRecord(await readQuoteParts(request, context, voucherOf), request.payments),
  );
}

/** Runs a calculation; figures that are too large to be exact throw as a bad response of the shop. */
export async function exactFigures<Result>(calculate: () => Promise<Result>): Promise<Result> {
  try {
    return await calculate();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UpstreamError('SHOP_BAD_REPLY', 'figures too large to be exact', { cause: error });
  }
}

/** Calculates a quote. Throws a `RangeError` for figures that are too large to be exact. */
export function quoteRecord(
  { cart, fulfilment, voucher, problem, methods }: QuoteParts,
  payments: readonly PaymentRequest[],
): CheckoutQuoteRecord {
  const figures = quote({
    lines: cart.counted,
    voucher,
    shippingType: fulfilment?.type ?? null,
    method: fulfilment?.method ?? null,
    option: fulfilment?.option ?? null,
    warehouseId: fulfilment?.warehouse?.id ?? null,
    payments: paymentRows(payments, methods),
    shippingProblem: fulfilment?.problems.at(-1) ?? null,
  });
  const problems = quoteProblems(
    [
      ...cart.problems,
      ...(fulfilment?.problems ?? []),
      ...(problem === null ? [] : [problem]),
      ...figures.problems.map((entry) => withMethodName(entry, voucher, methods)),
    ],
    fulfilment?.type ?? null,
  );
  const isApplied = figures.voucherStatus !== 'BELOW_MIN_ORDER';
  return {
    ...figures,
    lines: cart.lines.map((line, index) => ({
      ...line,
      problems: problems.filter(({ path }) => path[0] === 'lines' && path[1] === String(index)),
    })),
    needs: cart.needs,
    voucher: voucher === null ? null : { ...voucher, discountAmount: figures.voucherDiscount },
    voucherMethodId: isApplied ? (voucher?.paymentMethodId ?? null) : null,
    fulfilment,
    payments: paymentRecords(figures.payments, methods),
    problems,
  };
}

/** Names the required method of a voucher, if the shop sends it. */
function withMethodName(
  problem: Problem,
  voucher: VoucherRecord | null,
  methods: readonly PaymentMethodRecord[],
): Problem {
  if (problem.code !== 'VOUCHER_OTHER_METHOD') return problem;
  const method = methods.find(({ id }) => id === voucher?.paymentMethodId);
  return method === undefined ? problem : { ...problem, methodName: method.name };
}
