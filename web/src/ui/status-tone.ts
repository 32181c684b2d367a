import type { OrderStatus } from '@gawai/client/schema-types';
import type { BadgeTone } from './badge.tsx';

const TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  AWAITING_PAYMENT: 'warn',
  PROCESSING: 'brand',
  SHIPPED: 'good',
  REFUNDED: 'neutral',
  VOIDED: 'bad',
};

/** Colour of the status of an order, the same on its page and in the order history. */
export function statusTone(status: OrderStatus | null): BadgeTone {
  return status === null ? 'neutral' : TONES[status];
}
