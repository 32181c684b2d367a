import { parseRupiah } from '@gawai/domain/money';
import type { Shop } from '../../shop.ts';
import { isGenuine, readProviderMessage, type ProviderMessage } from './provider-message.ts';
import { readTransactionStatus, recordResult } from './record-result.ts';
import { sessionByRefNo, type SessionRow } from './session-queries.ts';

type FoundSession = NonNullable<Awaited<ReturnType<typeof sessionByRefNo>>>;

/** The result of a message, and its session when that is known. */
export interface ProcessedMessage {
  /** Null when it was accepted, else the reason, in English for the log and the provider. */
  readonly rejection: string | null;
  readonly found: FoundSession | null;
}

/**
 * Verifies and records a message of the provider from its server or from the browser: signature first, then reference,
 * merchant, method, amount and currency, which must match the session (shop-api.md 5.24). A rejected message changes
 * nothing.
 */
export async function processMessage(shop: Shop, body: unknown): Promise<ProcessedMessage> {
  const message = readProviderMessage(body);
  if (message === null) return { rejection: 'Message is not complete', found: null };
  const found = await sessionByRefNo(shop.db, message.refNo);
  if (!isGenuine(message, shop.secrets.merchantKey)) {
    return { rejection: 'Signature does not match', found };
  }
  if (found === null) return { rejection: 'Reference is not known', found };
  if (!fitsSession(message, found.session)) {
    return { rejection: 'Merchant, method, amount or currency does not match', found };
  }
  const status = readTransactionStatus(message.status);
  if (status === null) return { rejection: 'Status is not known', found };
  const { session, order } = found;
  const { id, orderPaymentId } = session;
  const result = { status, notes: message.notes };
  await recordResult(shop.db, { id, orderPaymentId, orderId: order.id }, result, shop.now());
  return { rejection: null, found };
}

/** In a session without a method the buyer chose one at the provider, so any matches. */
function fitsSession(message: ProviderMessage, session: SessionRow): boolean {
  return (
    message.merchantCode === session.merchantCode &&
    (session.paymentId === '' || message.paymentId === session.paymentId) &&
    parseRupiah(message.amount) === session.amount &&
    message.currency === session.currency
  );
}
