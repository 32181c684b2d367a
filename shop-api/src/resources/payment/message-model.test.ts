import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AS_OPERATOR } from '../../../test-kit/operator.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import {
  PaymentModel,
  type PaymentState,
  type TransactionStatus,
} from '../../../test-kit/payment-model.ts';
import {
  awaitingOrder,
  formOf,
  openedSession,
  signed,
  type AwaitingOrder,
  type Message,
} from '../../../test-kit/payments.ts';
import { piecesOf } from '../../../test-kit/pieces.ts';
import { printFigures } from '../../../test-kit/print-figures.ts';
import { rounds } from '../../../test-kit/rounds.ts';
import { orderPayments, orders } from '../../db/tables/order.ts';
import { paymentSessions } from '../../db/tables/payment-session.ts';
import { expireOrders } from '../order/expire-orders.ts';

const shop = await freshShop();
const { client, clock, db } = shop;
const DAY_AND_MORE_MS = 25 * 60 * 60 * 1000;
const SEQUENCES = rounds(30, 300);
const SIGNED_FIELDS = [
  'MerchantCode',
  'PaymentId',
  'RefNo',
  'Amount',
  'Currency',
  'TransactionStatus',
] as const;
/** Fields that must match the session, also under a valid signature. */
const BOUND_FIELDS = ['MerchantCode', 'PaymentId', 'Amount', 'Currency'] as const;

type Step =
  | { readonly what: 'open'; readonly row: number }
  | { readonly what: 'good' | 'forged' | 'unbound'; readonly about: Report }
  | { readonly what: 'altered'; readonly about: Report; readonly field: string }
  | { readonly what: 'repeat' | 'expire' | 'void' };

interface Report {
  /** Any number; the sessions there are are counted round. */
  readonly session: number;
  readonly status: TransactionStatus;
  readonly by: 'server' | 'browser';
  readonly pick: number;
}

const report = fc.record<Report>({
  session: fc.nat(9),
  status: fc.constantFrom('0', '1', '6'),
  by: fc.constantFrom('server', 'browser'),
  pick: fc.nat(99),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('open' as const), row: fc.nat(1) }) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('good' as const), about: report }) },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constantFrom('forged', 'unbound'), about: report }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('altered' as const),
      about: report,
      field: fc.constantFrom(...SIGNED_FIELDS),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ what: 'repeat' as const }) },
  { weight: 2, arbitrary: fc.constantFrom({ what: 'expire' as const }, { what: 'void' as const }) },
);

const count = { sequences: 0, good: 0, rejected: 0, paidRows: 0, flaggedRows: 0 };

async function send(message: Message, by: Report['by']): Promise<string> {
  if (by === 'server') return String((await client.post('/ipay88/backend', message)).body.Code);
  const form = formOf(message).toString();
  const type = 'application/x-www-form-urlencoded';
  expect((await client.raw('POST', '/ipay88/response', form, type)).status).toBe(303);
  return 'nothing';
}

/** A different value of the type of the field. */
function another(field: string, now: string | number | undefined): string {
  const values: Readonly<Record<string, string>> = {
    Amount: String(Number(now) - 1),
    Currency: 'USD',
    TransactionStatus: now === '1' ? '0' : '1',
  };
  return values[field] ?? `${String(now)}1`;
}

function forged(message: Message, pick: number): Message {
  const random = createHash('sha256').update(String(pick)).digest('hex');
  return pick % 2 === 0 ? { ...message, Signature: random } : signed(message, `key${pick}`);
}

/** Something else under the signature of what was true. */
function altered(message: Message, field: string): Message {
  return { ...message, [field]: another(field, message[field]) };
}

/** A valid signature over a value of another session. */
function unbound(message: Message, pick: number): Message {
  const field = BOUND_FIELDS[pick % BOUND_FIELDS.length] ?? 'Amount';
  return signed({ ...message, [field]: another(field, message[field]) });
}

async function storedState(order: AwaitingOrder): Promise<PaymentState> {
  const [stored] = await db.select().from(orders).where(eq(orders.id, order.id));
  const rows = await db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, order.id))
    .orderBy(asc(orderPayments.id));
  const sessions = await db
    .select({ status: paymentSessions.transactionStatus })
    .from(paymentSessions)
    .innerJoin(orderPayments, eq(orderPayments.id, paymentSessions.orderPaymentId))
    .where(eq(orderPayments.orderId, order.id))
    .orderBy(asc(paymentSessions.id));
  return {
    rows: rows.map(({ isPaid, needsAttention }) => ({
      isPaid: isPaid as -1 | 0 | 1,
      needsAttention,
    })),
    statuses: sessions.map(({ status }) => status as TransactionStatus | null),
    isPaid: stored?.isPaid ?? false,
    isRefunded: stored?.isRefunded ?? false,
  };
}

const laptopsLeft = () => piecesOf(db, 202);

describe('messages of provider and other clients in any order', () => {
  it('changes a payment as in the model', { timeout: SEQUENCES * 20_000 }, async () => {
    const steps = fc.array(step, { minLength: 8, maxLength: 30, size: 'max' });
    await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 2 }), steps, runSteps), {
      numRuns: SEQUENCES,
    });
    printFigures('Messages about payments', count);
    expect(Math.min(count.paidRows, count.flaggedRows, count.rejected)).toBeGreaterThan(0);
  });
});

async function runSteps(rowCount: number, steps: readonly Step[]): Promise<void> {
  const split = [{ method: 3 as const, amount: 4_000_000 }, { method: 2 as const }];
  const pay = split.slice(-rowCount);
  // Expires orders of earlier sequences first, so that none of their pieces returns in this one.
  clock.advance(DAY_AND_MORE_MS);
  await expireOrders(db, clock.now());
  const order = await awaitingOrder(shop, { pay });
  const pieces = await laptopsLeft();
  const model = new PaymentModel(order.rows.length);
  const messages: Message[] = [];
  await open(order.rows[0]!, model.open(0), messages);
  let last: Message | null = null;
  for (const each of steps) {
    if (each.what === 'open') {
      const row = each.row % rowCount;
      await open(order.rows[row]!, model.open(row), messages);
    } else if (each.what === 'expire') await expire(model);
    else if (each.what === 'void') await voidOrder(order.hash, model.void());
    else if (each.what === 'repeat') {
      if (last !== null) await send(last, 'server');
    } else if (messages.length > 0 && 'about' in each) last = await notify(each, messages, model);
    expect(await storedState(order)).toEqual(model.state);
  }
  const { rows, isRefunded } = model.state;
  expect(await laptopsLeft()).toBe(pieces + (isRefunded ? 1 : 0));
  count.sequences += 1;
  count.paidRows += rows.filter(({ isPaid }) => isPaid === 1).length;
  count.flaggedRows += rows.filter(({ needsAttention }) => needsAttention).length;
}

async function open(hash: string, isPayable: boolean, messages: Message[]): Promise<void> {
  if (isPayable) messages.push(await openedSession(shop, hash));
  else expect((await client.post(`/ipay88/request/${hash}`)).status).toBe(409);
}

async function expire(model: PaymentModel): Promise<void> {
  clock.advance(DAY_AND_MORE_MS);
  await expireOrders(db, clock.now());
  model.expire();
}

async function voidOrder(hash: string, isVoidable: boolean): Promise<void> {
  const { status } = await client.post(`/operator/order/${hash}/void`, {}, AS_OPERATOR);
  expect(status).toBe(isVoidable ? 200 : 409);
}

/** Sends one message about a session; only a valid one may change anything. */
async function notify(
  step: Extract<Step, { about: Report }>,
  messages: readonly Message[],
  model: PaymentModel,
): Promise<Message> {
  const { session, status, by, pick } = step.about;
  const index = session % messages.length;
  const good = signed({ ...messages[index], TransactionStatus: status });
  const message = {
    good: () => good,
    forged: () => forged(good, pick),
    unbound: () => unbound(good, pick),
    altered: () => altered(good, step.what === 'altered' ? step.field : 'Amount'),
  }[step.what]();
  const isGood = step.what === 'good';
  const code = await send(message, by);
  if (by === 'server') expect(code).toBe(isGood ? '1' : '0');
  if (isGood) model.apply(index, status);
  count[isGood ? 'good' : 'rejected'] += 1;
  return message;
}
