import { describe, expect, it } from 'vitest';
import type { OrderTimelineFragment } from './order-timeline.generated.ts';
import { timelineSteps } from './timeline-steps.ts';

const PLACED = '2026-11-20T14:03:22+07:00';
const order = (changes: Partial<OrderTimelineFragment> = {}): OrderTimelineFragment => ({
  __typename: 'Order',
  id: 'Order:1',
  placedAt: PLACED,
  status: 'AWAITING_PAYMENT',
  payments: [],
  timeline: null,
  ...changes,
});
const shown = (changes: Partial<OrderTimelineFragment>) =>
  timelineSteps(order(changes)).map(({ name, isDone }) => (isDone ? name : `(${name})`));

describe('timelineSteps', () => {
  it.each([
    ['AWAITING_PAYMENT', ['ORDERED', '(PAID)', '(PROCESSING)', '(SHIPPED)']],
    ['PROCESSING', ['ORDERED', 'PAID', 'PROCESSING', '(SHIPPED)']],
    ['SHIPPED', ['ORDERED', 'PAID', 'PROCESSING', 'SHIPPED']],
    ['VOIDED', ['ORDERED', 'VOIDED']],
    ['REFUNDED', ['ORDERED', 'PAID', 'REFUNDED']],
    [null, ['ORDERED', '(PAID)', '(PROCESSING)', '(SHIPPED)']],
  ] as const)(
    'returns the steps of the status %s without a timeline from the shop',
    (status, steps) => {
      expect(shown({ status })).toEqual(steps);
    },
  );

  it('leaves out the payment of an order that was shipped unpaid', () => {
    const payments = (['PAID', 'PENDING'] as const).map((state) => ({
      __typename: 'OrderPayment' as const,
      id: state,
      state,
    }));
    expect(shown({ status: 'SHIPPED', payments })).toEqual([
      'ORDERED',
      '(PAID)',
      'PROCESSING',
      'SHIPPED',
    ]);
  });

  it('returns the times of the shop, and that of the order itself', () => {
    const at = '2026-11-21T09:00:00+07:00';
    const timeline = [{ __typename: 'OrderStep' as const, step: 'PAID' as const, at }];
    const steps = timelineSteps(order({ status: 'PROCESSING', timeline }));
    expect(steps.map((step) => step.at)).toEqual([PLACED, at, null, null]);
  });

  it('contains the steps after the shipping', () => {
    const step = (name: 'SHIPPED' | 'COMPLETED' | 'REFUNDED') => ({
      __typename: 'OrderStep' as const,
      step: name,
      at: null,
    });
    const completed = { status: 'SHIPPED' as const, timeline: [step('COMPLETED')] };
    expect(shown(completed).at(-1)).toBe('COMPLETED');
    const refunded = { status: 'REFUNDED' as const, timeline: [step('SHIPPED'), step('REFUNDED')] };
    expect(shown(refunded)).toEqual(['ORDERED', 'PAID', 'SHIPPED', 'REFUNDED']);
  });
});
