import { createHash } from 'node:crypto';
import { isSameSecret } from '../../http/same-secret.ts';

/** What a request to the provider is signed over (readings of the provider's API 2). */
export interface SignedRequest {
  readonly merchantCode: string;
  readonly refNo: string;
  /** Whole rupiah as text. */
  readonly amount: string;
  readonly currency: string;
}

/** What a result of the provider is signed over (shop-api.md 5.24). */
export interface SignedResult extends SignedRequest {
  readonly paymentId: string;
  readonly status: string;
}

/** The signature of a request, lower-case hex SHA-256. */
export function requestSignature(merchantKey: string, request: SignedRequest): string {
  const { merchantCode, refNo, amount, currency } = request;
  return sign([merchantKey, merchantCode, refNo, amount, currency]);
}

/** The signature of a result, lower-case hex SHA-256 (shop-api.md 5.24). */
export function resultSignature(merchantKey: string, result: SignedResult): string {
  const { merchantCode, paymentId, refNo, amount, currency, status } = result;
  return sign([merchantKey, merchantCode, paymentId, refNo, amount, currency, status]);
}

/** Whether two signatures are the same, letter case ignored, in constant time. */
export function isSameSignature(actual: string, expected: string): boolean {
  return isSameSecret(actual.toLowerCase(), expected.toLowerCase());
}

function sign(parts: readonly string[]): string {
  return createHash('sha256')
    .update(`||${parts.join('||')}||`)
    .digest('hex');
}
