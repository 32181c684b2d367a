import { checkVoucherCode } from '@gawai/domain/account';
import type { GatewayContext } from '../../graphql/context.ts';
import { postVoucher } from '../../rest/endpoints/voucher.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';
import type { VoucherResult } from './voucher-cache.ts';

type VoucherContext = Pick<GatewayContext, 'token' | 'shop' | 'voucherCache' | 'log'>;

export type VoucherLookup = (
  code: string | null,
  context: VoucherContext,
) => Promise<VoucherResult>;

/**
 * Requests a voucher of the shop (shop-api.md 5.17) for a signed-in customer; guests get `VOUCHER_SIGN_IN`
 * without a REST call. Throws the rejection when the token is no longer valid or when too many codes
 * were tried, so that neither is mistaken for a bad code.
 */
export const requestVoucher: VoucherLookup = async (code, { token, shop, voucherCache }) => {
  if (code === null) return { voucher: null, problem: null };
  const [problem] = checkVoucherCode(code);
  if (problem !== undefined) return { voucher: null, problem };
  if (token === null) return { voucher: null, problem: { code: 'VOUCHER_SIGN_IN' } };
  const response = await postVoucher(shop, code);
  const result =
    response instanceof ShopRejection ? rejected(response) : { voucher: response, problem: null };
  voucherCache.set(token, code, result);
  return result;
};

function rejected(rejection: ShopRejection): VoucherResult {
  if (rejection.code === 'UNAUTHENTICATED' || rejection.code === 'RATE_LIMITED') throw rejection;
  const text = rejection.fieldErrors['voucher_code']?.[0] ?? rejection.message;
  return { voucher: null, problem: { code: 'VOUCHER_REFUSED', text } };
}

/**
 * The voucher of a quote: cached for each customer. When the shop fails, or has rejected too many codes,
 * that is a problem of the quote; after too many codes it is cached until the time that the shop
 * returned.
 */
export const lookUpVoucher: VoucherLookup = async (code, context) => {
  const { token, voucherCache } = context;
  if (code === null || token === null) return requestVoucher(code, context);
  const cached = voucherCache.get(token, code);
  if (cached !== null) return cached;
  try {
    return await requestVoucher(code, context);
  } catch (error) {
    if (error instanceof UpstreamError) {
      context.log.warn(error.facts, 'a voucher could not be checked');
      return notChecked({});
    }
    if (!(error instanceof ShopRejection) || error.code !== 'RATE_LIMITED') throw error;
    const result = notChecked({ text: error.message });
    voucherCache.set(token, code, result, (error.retryAfter ?? 0) * 1_000);
    return result;
  }
};

function notChecked(details: { readonly text?: string }): VoucherResult {
  return { voucher: null, problem: { code: 'VOUCHER_CHECK_FAILED', ...details } };
}
