import { encodeId } from '../../graphql/global-id.ts';
import { digest } from '../shared/digest.ts';
import type { KnownOrder } from './whole-order.ts';

/** The identity of an order. One without a number has its hash there, which opens it and stays out of the identity. */
export function orderId({ hash, number }: KnownOrder): string {
  return encodeId('Order', number === hash ? `hash-${digest(hash)}` : number);
}
