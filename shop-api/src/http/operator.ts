import { createHash, timingSafeEqual } from 'node:crypto';

/** What a call with this `X-Operator-Key` header may do (shop-api.md 4, operator). */
export type OperatorCheck = 'operator' | 'wrong-key' | 'no-operators';

/**
 * Compares the operator key in constant time. Without a key in the settings the shop has no
 * operator calls at all.
 */
export function checkOperator(
  given: string | string[] | undefined,
  key: string | null,
): OperatorCheck {
  if (key === null) return 'no-operators';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isSame = typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
  return isSame ? 'operator' : 'wrong-key';
}
