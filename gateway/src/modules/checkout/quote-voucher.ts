import { checkVoucherCode } from '@gawai/domain/account';
import type { GatewayContext } from '../../context.ts';
import { postVoucher } from '../../rest/endpoints/voucher.ts';
import { isFault } from '../../rest/rest-client.ts';
import { ShopRefusal } from '../../rest/shop-error.ts';
import type { VoucherAnswer } from '../../voucher-cache.ts';

type VoucherContext = Pick<GatewayContext, 'token' | 'shop' | 'voucherCache'>;

/** How the voucher of a quote is found out. */
export type AskVoucher = (code: string | null, context: VoucherContext) => Promise<VoucherAnswer>;

/**
 * Asks the shop for a voucher (shop-api.md 5.17), for signed-in customers only: guests are told to sign
 * in and nothing is asked. Throws the refusal when the token is no longer good or when too many
 * codes were tried, so that neither is mistaken for a bad code.
 */
export const askVoucher: AskVoucher = async (code, { token, shop, voucherCache }) => {
  if (code === null) return { voucher: null, problem: null };
  const [problem] = checkVoucherCode(code);
  if (problem !== undefined) return { voucher: null, problem };
  if (token === null) return { voucher: null, problem: { code: 'VOUCHER_SIGN_IN' } };
  const reply = await postVoucher(shop, code);
  const answer = reply instanceof ShopRefusal ? refused(reply) : { voucher: reply, problem: null };
  voucherCache.set(token, code, answer);
  return answer;
};

function refused(refusal: ShopRefusal): VoucherAnswer {
  if (refusal.code === 'UNAUTHENTICATED' || refusal.code === 'RATE_LIMITED') throw refusal;
  const text = refusal.fieldErrors['voucher_code']?.[0] ?? refusal.message;
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
    if (!isFault(error)) throw error;
    if (!(error instanceof ShopRefusal)) return notChecked({});
    const answer = notChecked({ text: error.message });
    voucherCache.set(token, code, answer, (error.retryAfter ?? 0) * 1_000);
    return answer;
  }
};

function notChecked(details: { readonly text?: string }): VoucherAnswer {
  return { voucher: null, problem: { code: 'VOUCHER_CHECK_FAILED', ...details } };
}
