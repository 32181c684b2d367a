import { addRow, blurRow, removeRow, type SplitRow } from '@gawai/domain/payment';
import { useState } from 'react';
import { PaymentRows } from '../src/features/payment/payment-rows.tsx';

/** The amount due that the payment rows split, in rupiah. */
export const DUE = 1_000_000;
const METHODS = ['Transfer BCA', 'Credit Card', 'Debit Card'].map((name, index) => ({
  method: {
    id: `m${index}`,
    name,
    fee: { amount: '0' },
    kind: 'GATEWAY' as const,
    group: index === 0 ? 'TRANSFER' : 'CARD',
    logo: index === 1 ? { url: '/media/credit-card.svg' } : null,
  },
}));

/** `PaymentRows` with the state that the checkout has for them, by the rules of the domain. */
export function PaymentHarness({
  start,
  due = DUE,
  offered = METHODS.length,
  onTyped,
}: {
  start: SplitRow[];
  due?: number;
  /** How many of the methods can be chosen, from the first. */
  offered?: number;
  onTyped?: (amount: number) => void;
}) {
  const [rows, setRows] = useState<readonly SplitRow[]>(start);
  return (
    <PaymentRows
      rows={rows}
      due={due}
      options={METHODS.map((option, index) => ({ ...option, isAvailable: index < offered }))}
      quoted={[
        {
          method: { id: 'm1' },
          amount: 600_000,
          fee: 17_400,
          total: 617_400,
          installments: [3, 6].map((months) => ({ months, monthlyAmount: 617_400 / months })),
        },
      ]}
      isStale={false}
      methodErrors={[]}
      sumError={undefined}
      onMethod={(index, methodId) => {
        setRows(rows.map((row, each) => (each === index ? { ...row, methodId } : row)));
      }}
      onAmountTyped={(index, amount) => {
        onTyped?.(amount);
        setRows(rows.map((row, each) => (each === index ? { ...row, amount } : row)));
      }}
      onAmountLeft={(index, amount) => setRows(blurRow(rows, index, amount, DUE))}
      onAdd={() => setRows(addRow(rows, DUE))}
      onRemove={(index) => setRows(removeRow(rows, index))}
      onUnsplit={() => setRows(rows.slice(0, 1).map((row) => ({ ...row, amount: DUE })))}
      onPlan={setRows}
    />
  );
}
