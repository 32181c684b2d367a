import type { OrderStatus, OrderStepName } from '@gawai/client/schema-types';
import { isPaidOrder } from './is-paid-order.ts';
import type { OrderTimelineFragment } from './order-timeline.generated.ts';

/** A step of an order as it is shown. */
export interface TimelineStep {
  readonly name: OrderStepName;
  readonly isDone: boolean;
  /** ISO 8601 text; null when it is not known, or not yet done. */
  readonly at: string | null;
}

/** The steps of an order without problems. */
const WAY = ['ORDERED', 'PAID', 'PROCESSING', 'SHIPPED'] as const;

/** The steps that an order with a status has surely passed. */
const DONE_BY_STATUS: Readonly<Record<OrderStatus, readonly OrderStepName[]>> = {
  AWAITING_PAYMENT: ['ORDERED'],
  PROCESSING: ['ORDERED', 'PROCESSING'],
  SHIPPED: ['ORDERED', 'PROCESSING', 'SHIPPED'],
  VOIDED: ['ORDERED', 'VOIDED'],
  REFUNDED: ['ORDERED', 'REFUNDED'],
};

const isEnd = (name: OrderStepName) => name === 'VOIDED' || name === 'REFUNDED';

/**
 * The steps of an order: what has happened, with its time where the shop reports it, and while the order
 * goes on, what is still to come. Without a timeline from the shop, they follow from the status.
 */
export function timelineSteps(order: OrderTimelineFragment): TimelineStep[] {
  const { status, placedAt, timeline } = order;
  const times = new Map((timeline ?? []).map(({ step, at }) => [step, at]));
  const certain = status === null ? [] : DONE_BY_STATUS[status];
  const done = new Set<OrderStepName>(['ORDERED', ...certain, ...times.keys()]);
  if (isPaidOrder(order)) done.add('PAID');
  const ends = [...done].filter(isEnd);
  const isOver = ends.length > 0;
  const names: OrderStepName[] = [
    ...WAY.filter((name) => !isOver || done.has(name)),
    ...(done.has('COMPLETED') ? (['COMPLETED'] as const) : []),
    ...ends,
  ];
  return names.map((name) => ({
    name,
    isDone: done.has(name),
    at: times.get(name) ?? (name === 'ORDERED' ? placedAt : null),
  }));
}
