import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { orderPayments } from '../src/db/tables/order.ts';
import { paymentSessions } from '../src/db/tables/payment-session.ts';
import { testSecrets, type FreshShop } from './fresh-shop.ts';
import type { OrderPlan } from './order-body.ts';
import { placedOrder } from './placed-order.ts';

/** An order with unpaid payments at the provider. */
export interface AwaitingOrder {
  readonly id: number;
  readonly hash: string;
  /** The hashes of its payment rows, in their order. */
  readonly rows: readonly string[];
}

/** Places an order, by default paid by virtual account. */
export async function awaitingOrder(
  shop: FreshShop,
  plan: OrderPlan = {},
  token?: string,
): Promise<AwaitingOrder> {
  const { payments, ...order } = await placedOrder(shop, { pay: [{ method: 2 }], ...plan }, token);
  return { ...order, rows: payments.map(({ hash }) => hash) };
}

/** The newest session of a payment, as sent to the provider. */
export async function newestSession(db: Database, paymentHash: string) {
  const [found] = await db
    .select({ session: paymentSessions })
    .from(paymentSessions)
    .innerJoin(orderPayments, eq(orderPayments.id, paymentSessions.orderPaymentId))
    .where(eq(orderPayments.hash, paymentHash))
    .orderBy(desc(paymentSessions.id));
  if (found === undefined) throw new Error('The payment has no session');
  return found.session;
}

/** A message of the provider. */
export type Message = Record<string, string | number>;

/** Opens a session for a payment and returns the message that the provider would send. */
export async function openedSession(
  { client, db }: FreshShop,
  paymentHash: string,
  status = '1',
): Promise<Message> {
  await client.post(`/ipay88/request/${paymentHash}`);
  const session = await newestSession(db, paymentHash);
  return signed({
    MerchantCode: session.merchantCode,
    PaymentId: session.paymentId,
    RefNo: session.refNo,
    Amount: String(session.amount),
    Currency: session.currency,
    TransactionStatus: status,
    TransId: 'T0123456789',
    AuthCode: '654321',
    ErrDesc: '',
    PaymentDate: '2026-11-20 14:10:00',
    IssuerBank: 'BCA',
  });
}

/** The message with a new signature by this merchant key. */
export function signed(message: Message, key = testSecrets.merchantKey): Message {
  const names = ['MerchantCode', 'PaymentId', 'RefNo', 'Amount', 'Currency', 'TransactionStatus'];
  const parts = [key, ...names.map((name) => String(message[name]))];
  const text = `||${parts.join('||')}||`;
  return { ...message, Signature: createHash('sha256').update(text).digest('hex') };
}

/** The message as form fields. */
export function formOf(message: Message): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(message)) form.set(name, String(value));
  return form;
}

/** The stored state of a payment row. */
export async function rowOf(db: Database, paymentHash: string) {
  const [row] = await db.select().from(orderPayments).where(eq(orderPayments.hash, paymentHash));
  if (row === undefined) throw new Error('No such payment');
  const { isPaid, isConfirmed, needsAttention, paidAt } = row;
  return { isPaid, isConfirmed, needsAttention, paidAt };
}
