import { checkVoucherCode } from '@gawai/domain/account';
import type { Problem } from '@gawai/domain/problem';
import type { VoucherCheckInput, ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { decodeId } from '../../graphql/global-id.ts';
import { problemToUserError } from '../../graphql/user-error.ts';
import { readQuoteRequest } from './quote-request.ts';
import { requestVoucher } from './quote-voucher.ts';
import { calculateQuote } from './quote-service.ts';

type Payload = ResolversParentTypes['VoucherCheck'];

/** Any amount above 0: rows of 0 are ignored. */
const CHOSEN_AMOUNT = 1;

/**
 * The voucher part of a quote (specification.md 5, shop-api.md 5.17). Guests get `VOUCHER_SIGN_IN`
 * without a REST call.
 */
export async function checkVoucher(
  input: VoucherCheckInput,
  context: GatewayContext,
): Promise<Payload> {
  const { lines, voucherCode } = readQuoteRequest(input);
  const payments = (input.paymentMethodIds ?? []).map((id, index) => ({
    methodId: decodeId('PaymentMethod', id, `paymentMethodIds.${index}`),
    amount: CHOSEN_AMOUNT,
  }));
  const [problem] = checkVoucherCode(voucherCode);
  if (problem !== undefined) return rejected(problem);
  if (context.token === null) return rejected({ code: 'VOUCHER_SIGN_IN' });
  const request = { lines, fulfilment: null, voucherCode, payments };
  const quote = await calculateQuote(request, context, requestVoucher);
  const { voucher, total: subtotal, discountedTotal } = quote;
  const userErrors = quote.problems.filter(({ path }) => path[0] === 'voucherCode');
  return { voucher, subtotal, discountedTotal, userErrors };
}

function rejected(problem: Problem): Payload {
  const userErrors = [problemToUserError(problem)];
  return { voucher: null, subtotal: null, discountedTotal: null, userErrors };
}
