import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal, zeroDecimal } from './decimal.ts';
import {
  addRow,
  blurRow,
  canAddRow,
  changeDue,
  isMethodOffered,
  offeredMethods,
  paymentFee,
  removeRow,
  rowsMatch,
  rowsSum,
  sentRows,
  startRows,
  type SplitRow,
} from './payment.ts';
import type { Rate, RateType } from './rate.ts';

type Action = ['blur', number, number] | ['add'] | ['remove', number] | ['due', number];
type LogEntry = {
  action: 'start' | 'add' | Action;
  rejected?: string;
  rows: number[];
  sum?: number;
  matches?: boolean;
  sent?: number[];
};
type SplitSequence = {
  id: string;
  title: string;
  amount_due: number;
  actions: Action[];
  log: LogEntry[];
};

const book: { split_sequences: SplitSequence[] } = JSON.parse(
  readFileSync(new URL('../cases/price-cases.json', import.meta.url), 'utf8'),
);

const amounts = (rows: readonly SplitRow[]): number[] => rows.map((row) => row.amount);

function act(rows: SplitRow[], action: Action, due: number): SplitRow[] {
  switch (action[0]) {
    case 'blur':
      return blurRow(rows, action[1], action[2], due);
    case 'add':
      return addRow(rows, due);
    case 'remove':
      return removeRow(rows, action[1]);
    case 'due':
      return changeDue(rows, action[1]);
  }
}

describe('worked cases of split payments', () => {
  it('lists 10 sequences with 49 steps', () => {
    expect(book.split_sequences).toHaveLength(10);
    expect(book.split_sequences.flatMap(({ log }) => log)).toHaveLength(49);
  });

  it.each(book.split_sequences)(
    'returns the rows of each step of $id: $title',
    ({ amount_due, actions, log }) => {
      const [start, ...steps] = log;
      let due = amount_due;
      let rows = startRows(due);
      expect(amounts(rows)).toEqual(start?.rows);
      expect(steps).toHaveLength(actions.length);
      steps.forEach((step, index) => {
        const action = actions[index]!;
        if (step.rejected !== undefined) expect(canAddRow(rows)).toBe(false);
        if (action[0] === 'due') due = action[1];
        rows = act(rows, action, due);
        expect(amounts(rows)).toEqual(step.rows);
        expect(rowsSum(rows)).toBe(step.sum);
        expect(rowsMatch(rows, due)).toBe(step.matches);
        if (step.sent !== undefined) expect(amounts(sentRows(rows))).toEqual(step.sent);
      });
    },
  );
});

describe('payment rows', () => {
  const rows: SplitRow[] = [
    { methodId: '1', amount: 300 },
    { methodId: '2', amount: 500 },
    { methodId: '3', amount: 200 },
  ];

  it('returns no row when nothing is due, and one row when something is due again', () => {
    expect(startRows(0)).toEqual([]);
    expect(changeDue([], 700)).toEqual([{ methodId: null, amount: 700 }]);
    expect(rowsMatch([], 0)).toBe(true);
  });

  it('keeps the chosen methods when the amount due changes', () => {
    expect(changeDue(rows, 700).map((row) => row.methodId)).toEqual(['1', '2', '3']);
  });

  it('keeps the methods of rows with new amounts', () => {
    expect(blurRow(rows, 0, 900, 1000)).toEqual([
      { methodId: '1', amount: 900 },
      { methodId: '2', amount: 100 },
      { methodId: '3', amount: 0 },
    ]);
  });

  it('treats a negative or unreadable amount as 0, and limits a huge one', () => {
    expect(amounts(blurRow(rows, 0, -5, 1000))).toEqual([0, 1000, 0]);
    expect(amounts(blurRow(rows, 0, NaN, 1000))).toEqual([0, 1000, 0]);
    expect(amounts(blurRow(rows, 2, 1e300, 1000))).toEqual([300, 500, 9_999_999_999_999]);
  });

  it('accepts an amount of a single rupiah', () => {
    expect(startRows(1)).toEqual([{ methodId: null, amount: 1 }]);
    expect(amounts(blurRow(rows, 0, 1, 1000))).toEqual([1, 999, 0]);
    expect(sentRows([{ amount: 1 }, { amount: 0 }])).toEqual([{ amount: 1 }]);
  });

  it('ignores the removal of the first row and changes of an unknown row', () => {
    expect(removeRow(rows, 0)).toEqual(rows);
    expect(removeRow(rows, 3)).toEqual(rows);
    expect(blurRow(rows, 3, 5, 1000)).toEqual(rows);
  });

  it('keeps at most three rows with valid amounts and sum in any sequence of changes', () => {
    const action = fc.oneof(
      fc.tuple(fc.constant('blur' as const), fc.nat(3), fc.integer({ min: -1000, max: 3_000_000 })),
      fc.constant<['add']>(['add']),
      fc.tuple(fc.constant('remove' as const), fc.nat(3)),
      fc.tuple(fc.constant('due' as const), fc.nat(2_000_000)),
    );
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.array(action, { maxLength: 12 }), (start, actions) => {
        let due = start;
        let present = startRows(due);
        for (const step of actions) {
          if (step[0] === 'due') due = step[1];
          const before = present;
          present = act(present, step, due);
          const sum = rowsSum(present);
          expect(present.length).toBeLessThanOrEqual(3);
          expect(present.every((row) => Number.isSafeInteger(row.amount) && row.amount >= 0)).toBe(
            true,
          );
          if (step[0] === 'due') expect(sum).toBe(due);
          if (step[0] === 'remove') expect(sum).toBe(rowsSum(before));
          if (step[0] === 'add' && present.length > before.length) {
            expect(sum).toBe(Math.max(due, rowsSum(before)));
          }
          if (step[0] === 'blur' && step[1] + 1 < present.length) {
            expect(sum).toBe(Math.max(due, rowsSum(present.slice(0, step[1] + 1))));
            expect(amounts(present.slice(0, step[1]))).toEqual(amounts(before.slice(0, step[1])));
          }
        }
      }),
    );
  });
});

const rate = (type: RateType, amount: unknown): Rate => ({
  type,
  amount: parseDecimal(amount) ?? zeroDecimal,
});

describe('paymentFee', () => {
  it.each([
    ['2.9 percent, rounded up', 2_511_345, rate('PERCENTAGE', '2.90'), 72_830],
    ['1.1 percent without gaining a rupiah', 1_100_000, rate('PERCENTAGE', 1.1), 12_100],
    ['a fixed sum', 500_000, rate('FIXED', 4000), 4000],
    ['a fixed sum with a fraction, rounded up', 500_000, rate('FIXED', '4000.10'), 4001],
    ['the whole of a single rupiah', 1, rate('PERCENTAGE', '0.01'), 1],
    ['nothing for a row of 0, even with a fixed fee', 0, rate('FIXED', 4000), 0],
    ['nothing for a negative fee', 500_000, rate('FIXED', -4000), 0],
  ])('charges %s', (_meaning, amount, fee, expected) => {
    expect(paymentFee(amount, fee)).toBe(expected);
  });

  it('rounds up by less than one rupiah', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.nat(10_000),
        (amount, hundredths) => {
          const fee = paymentFee(amount, {
            type: 'PERCENTAGE',
            amount: { coefficient: BigInt(hundredths), scale: 2 },
          });
          const gap = BigInt(fee) * 10_000n - BigInt(amount) * BigInt(hundredths);
          expect(gap >= 0n && gap < 10_000n).toBe(true);
        },
      ),
    );
  });

  it('costs at most one rupiah more for each further row', () => {
    const fee = rate('PERCENTAGE', '1.50');
    const split = [333_333, 333_333, 333_334].map((amount) => paymentFee(amount, fee));
    expect(rowsSum(split.map((amount) => ({ amount })))).toBe(paymentFee(1_000_000, fee) + 1);
  });
});

describe('offeredMethods', () => {
  const manual = { id: '1', isGateway: false, gatewayCodes: [{ code: 'x', warehouseId: '9' }] };
  const anywhere = { id: '2', isGateway: true, gatewayCodes: [] };
  const bandung = { id: '3', isGateway: true, gatewayCodes: [{ code: '140', warehouseId: '2' }] };
  const unbound = { id: '4', isGateway: true, gatewayCodes: [{ code: '140', warehouseId: null }] };
  const methods = [manual, anywhere, bandung, unbound];
  const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id);

  it('hides a gateway method that has codes for other warehouses only', () => {
    expect(ids(offeredMethods(methods, '1'))).toEqual(['1', '2', '4']);
    expect(ids(offeredMethods(methods, '2'))).toEqual(['1', '2', '3', '4']);
    expect(isMethodOffered(bandung, '1')).toBe(false);
  });

  it('offers a gateway method when one of its codes names the warehouse', () => {
    const gatewayCodes = ['2', '3'].map((warehouseId) => ({ code: '140', warehouseId }));
    expect(isMethodOffered({ isGateway: true, gatewayCodes }, '3')).toBe(true);
  });

  it('hides nothing while no warehouse is chosen', () => {
    expect(ids(offeredMethods(methods, null))).toEqual(['1', '2', '3', '4']);
  });

  it('offers only the method of the applied voucher', () => {
    expect(ids(offeredMethods(methods, '2', '3'))).toEqual(['3']);
    expect(ids(offeredMethods(methods, '1', '3'))).toEqual([]);
  });
});
