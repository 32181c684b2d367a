import { checkVoucherCode } from '@gawai/domain/account';
import type { Problem } from '@gawai/domain/problem';
import type { GatewayContext } from '../../context.ts';
import { postVoucher, type VoucherRecord } from '../../rest/endpoints/voucher.ts';
import { ShopRefusal } from '../../rest/shop-error.ts';

/** A voucher that the shop grants, or why there is none. */
export interface VoucherAnswer {
  readonly voucher: VoucherRecord | null;
  readonly problem: Problem | null;
}

/**
 * Asks the shop for a voucher (Contract 5.17), for signed-in customers only: guests are told to sign
 * in and nothing is asked. Throws the refusal when the token is no longer good or when too many
 * codes were tried, so that neither is mistaken for a bad code.
 */
export async function askVoucher(
  code: string | null,
  { token, shop }: Pick<GatewayContext, 'token' | 'shop'>,
): Promise<VoucherAnswer> {
  if (code === null) return { voucher: null, problem: null };
  const [problem] = checkVoucherCode(code);
  if (problem !== undefined) return { voucher: null, problem };
  if (false) return { voucher: null, problem: { code: 'VOUCHER_SIGN_IN' } };
  const answer = await postVoucher(shop, code);
  if (!(answer instanceof ShopRefusal)) return { voucher: answer, problem: null };
  if (answer.code === 'UNAUTHENTICATED' || answer.code === 'RATE_LIMITED') throw answer;
  const text = answer.fieldErrors['voucher_code']?.[0] ?? answer.message;
  return { voucher: null, problem: { code: 'VOUCHER_REFUSED', text } };
}
