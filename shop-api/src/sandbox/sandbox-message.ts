import { randomInt } from 'node:crypto';
import { shopTime } from '../http/shop-time.ts';
import { resultSignature } from '../resources/payment/signatures.ts';
import type { Shop } from '../shop.ts';
import type { Checkout } from './checkout.ts';

const TIMEOUT_MS = 10_000;

/** The result of each button (shop-api.md 5.24 and clarification 3). */
const RESULTS = {
  pay: { status: '1', errDesc: '' },
  fail: { status: '0', errDesc: 'Transaction declined' },
  cancel: { status: '0', errDesc: 'Customer cancelled' },
  pending: { status: '6', errDesc: 'Waiting for payment' },
} as const;

/** A button of the sandbox page. */
export type SandboxAction = keyof typeof RESULTS;

/** Reads the button that was pressed, null for anything else. */
export function readAction(word: string | null): SandboxAction | null {
  return word !== null && isAction(word) ? word : null;
}

function isAction(word: string): word is SandboxAction {
  return Object.hasOwn(RESULTS, word);
}

/** The message a provider would send about this checkout, signed with the merchant's key. */
export function signedMessage(
  shop: Shop,
  { session, payment, order }: Checkout,
  action: SandboxAction,
): Record<string, string> {
  const { status, errDesc } = RESULTS[action];
  const { merchantCode, paymentId, refNo, currency } = session;
  const amount = String(session.amount);
  const signed = { merchantCode, paymentId, refNo, amount, currency, status };
  const number = randomInt(1_000_000_000, 10_000_000_000);
  return {
    MerchantCode: merchantCode,
    PaymentId: paymentId,
    RefNo: refNo,
    Amount: amount,
    Currency: currency,
    Remark: `${order.orderNo} ${payment.paymentMethodName}`,
    TransId: `T${number}`,
    AuthCode: status === '1' ? String(number).slice(-6) : '',
    TransactionStatus: status,
    ErrDesc: errDesc,
    IssuerBank: '',
    PaymentDate: shopTime(shop.now()),
    Signature: resultSignature(shop.secrets.merchantKey, signed),
  };
}

/**
 * Sends a message to the back end of the shop over HTTP, as a provider would. `origin` is the address of this process:
 * the public URL may not be reachable from here. Returns false when the message was rejected; the browser then still
 * delivers it.
 */
export async function sendToBackend(
  origin: string,
  message: Readonly<Record<string, string>>,
): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/ipay88/backend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const result: unknown = await response.json();
    return typeof result === 'object' && result !== null && 'Code' in result && result.Code === '1';
  } catch {
    return false;
  }
}
