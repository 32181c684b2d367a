import { checkVoucherCode } from '@gawai/domain/account';
import type { Problem } from '@gawai/domain/problem';
import type { ValidateVoucherInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { decodeId } from '../../graphql/global-id.ts';
import { problemToUserError, type UserErrorRecord } from '../../graphql/user-error.ts';
import { readQuoteRequest } from './quote-request.ts';
import { askVoucher } from './quote-voucher.ts';
import { workOutQuote, type QuoteVoucherRecord } from './quote-service.ts';

/** What a voucher gives for a cart, or why it gives nothing; amounts in whole rupiah. */
export interface ValidateVoucherResult {
  readonly voucher: QuoteVoucherRecord | null;
  /** Null when nothing was worked out. */
  readonly total: number | null;
  readonly discountedTotal: number | null;
  readonly userErrors: readonly UserErrorRecord[];
}

/** Any amount stands for a way to pay that was chosen: only rows above 0 are looked at. */
const CHOSEN_AMOUNT = 1;

/**
 * The part of a quote that speaks of the voucher (specification.md 5, shop-api.md 5.17). Guests are
 * asked to sign in before anything is requested from the shop.
 */
export async function validateVoucher(
  input: ValidateVoucherInput,
  context: GatewayContext,
): Promise<ValidateVoucherResult> {
  const { lines, voucherCode } = readQuoteRequest(input);
  const payments = (input.paymentMethodIds ?? []).map((id, place) => ({
    methodId: decodeId('PaymentMethod', id, `paymentMethodIds.${place}`),
    amount: CHOSEN_AMOUNT,
  }));
  const [problem] = checkVoucherCode(voucherCode);
  if (problem !== undefined) return rejected(problem);
  if (context.token === null) return rejected({ code: 'VOUCHER_SIGN_IN' });
  const request = { lines, fulfilment: null, voucherCode, payments };
  const quote = await workOutQuote(request, context, askVoucher);
  const { voucher, total, discountedTotal } = quote;
  const userErrors = quote.problems.filter(({ field }) => field?.[0] === 'voucherCode');
  return { voucher, total, discountedTotal, userErrors };
}

function rejected(problem: Problem): ValidateVoucherResult {
  const userErrors = [problemToUserError(problem)];
  return { voucher: null, total: null, discountedTotal: null, userErrors };
}
