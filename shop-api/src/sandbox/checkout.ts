import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentMethods } from '../db/tables/payment.ts';
import { FieldReader } from '../http/field-reader.ts';
import { isPayable } from '../resources/payment/open-session.ts';
import { sessionByCheckout } from '../resources/payment/session-queries.ts';
import { isSameSignature } from '../resources/payment/signatures.ts';

type FoundSession = NonNullable<Awaited<ReturnType<typeof sessionByCheckout>>>;

/** A valid checkout on the sandbox page, and what is to be paid. */
export interface Checkout extends FoundSession {
  /** What the page shows: `card`, `virtual_account`, `e_wallet`, `retail` or `credit`. */
  readonly kind: string;
  /** False for a used or ended checkout, or a row that can no longer be paid. */
  readonly isOpen: boolean;
}

/** The checkout of a posted CheckoutID and Signature, null when they do not match. */
export async function checkoutOf(db: Database, body: unknown, now: Date): Promise<Checkout | null> {
  const reader = new FieldReader(body);
  const checkoutId = reader.optionalText('CheckoutID', 'CheckoutID') ?? '';
  const signature = reader.optionalText('Signature', 'Signature') ?? '';
  const found = checkoutId === '' ? null : await sessionByCheckout(db, checkoutId);
  if (found === null || !isSameSignature(signature, found.session.signature)) return null;
  const { session, payment } = found;
  const isOpen =
    session.state === 'open' && session.transactionStatus === null && isPayable(found, now);
  return { ...found, kind: await kindOf(db, payment.paymentMethodId), isOpen };
}

async function kindOf(db: Database, paymentMethodId: number): Promise<string> {
  const [method] = await db
    .select({ kind: paymentMethods.kind })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, paymentMethodId));
  return method?.kind ?? 'card';
}
