import { checkVoucherCode } from '@gawai/domain/account';
import type { GatewayContext } from '../../graphql/context.ts';
import { postVoucher } from '../../rest/endpoints/voucher.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';
import type { VoucherAnswer } from './voucher-cache.ts';

type VoucherContext = Pick<GatewayContext, 'token' | 'shop' | 'voucherCache' | 'log'>;

/** How the voucher of a quote is found out. */
export type AskVoucher = (code: string | null, context: VoucherContext) => Promise<VoucherAnswer>;

/**
 * Asks the shop for a voucher (shop-api.md 5.17), for signed-in customers only: guests are asked to sign
 * in and nothing is asked. Throws the rejection when the token is no longer good or when too many
 * codes were tried, so that neither is mistaken for a bad code.
 */
export const askVoucher: AskVoucher = async (code, { token, shop, voucherCache }) => {
  if (code === null) return { voucher: null, problem: null };
  const [problem] = checkVoucherCode(code);
  if (problem !== undefined) return { voucher: null, problem };
  if (token === null) return { voucher: null, problem: { code: 'VOUCHER_SIGN_IN' } };
  const response = await postVoucher(shop, code);
  const answer =
    response instanceof ShopRejection ? rejected(response) : { voucher: response, problem: null };
  voucherCache.set(token, code, answer);
  return answer;
};

function rejected(rejection: ShopRejection): VoucherAnswer {
  if (rejection.code === 'UNAUTHENTICATED' || rejection.code === 'RATE_LIMITED') throw rejection;
  const text = rejection.fieldErrors['voucher_code']?.[0] ?? rejection.message;
  return { voucher: null, problem: { code: 'VOUCHER_REFUSED', text } };
}

/**
 * A voucher for figures that are only shown: the shop's last answer to this customer while it is
 * fresh. When the shop cannot be asked, that is a problem of the quote like any other; after too many
 * codes, until the time is over that the shop named.
 */
export const lookUpVoucher: AskVoucher = async (code, context) => {
  const { token, voucherCache } = context;
  if (code === null || token === null) return askVoucher(code, context);
  const cached = voucherCache.get(token, code);
  if (cached !== null) return cached;
  try {
    return await askVoucher(code, context);
  } catch (error) {
    if (error instanceof UpstreamError) {
      context.log.warn(error.facts, 'a voucher could not be checked');
      return notChecked({});
    }
    if (!(error instanceof ShopRejection) || error.code !== 'RATE_LIMITED') throw error;
    const answer = notChecked({ text: error.message });
    voucherCache.set(token, code, answer, (error.retryAfter ?? 0) * 1_000);
    return answer;
  }
};

function notChecked(details: { readonly text?: string }): VoucherAnswer {
  return { voucher: null, problem: { code: 'VOUCHER_CHECK_FAILED', ...details } };
}
