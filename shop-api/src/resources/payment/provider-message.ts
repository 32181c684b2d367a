import { isPlainText } from '../../http/text.ts';
import { isSameSignature, resultSignature, type SignedResult } from './signatures.ts';

const MAX_TEXT = 255;

/** Unsigned details of one transaction from the provider, stored for the operator. */
export interface TransactionNotes {
  readonly transId: string | null;
  readonly authCode: string | null;
  readonly errDesc: string | null;
  readonly paymentDate: string | null;
  readonly issuerBank: string | null;
}

/** A message of the provider with every signed field present (shop-api.md 5.24). */
export interface ProviderMessage extends SignedResult {
  readonly signature: string;
  readonly notes: TransactionNotes;
}

/**
 * Reads a message of the provider from JSON, a form or a query (shop-api.md 5.24). Null when a signed field is
 * missing; only the payment id may be empty.
 */
export function readProviderMessage(body: unknown): ProviderMessage | null {
  const fields = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  const text = (name: string) => textOf(fields.get(name));
  const message = {
    merchantCode: text('MerchantCode'),
    paymentId: text('PaymentId'),
    refNo: text('RefNo'),
    amount: text('Amount'),
    currency: text('Currency'),
    status: text('TransactionStatus') || text('Status'),
    signature: text('Signature'),
  };
  const { paymentId: _mayBeEmpty, ...needed } = message;
  if (Object.values(needed).includes('')) return null;
  const note = (name: string) => text(name) || null;
  const notes = {
    transId: note('TransId'),
    authCode: note('AuthCode'),
    errDesc: note('ErrDesc'),
    paymentDate: note('PaymentDate'),
    issuerBank: note('IssuerBank'),
  };
  return { ...message, notes };
}

/** Whether the message is signed with the merchant key (shop-api.md 5.24). */
export function isGenuine(message: ProviderMessage, merchantKey: string): boolean {
  return isSameSignature(message.signature, resultSignature(merchantKey, message));
}

/** A short text that can be stored; empty for any other value. */
function textOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_TEXT || !isPlainText(text)) return '';
  return text.trim();
}
