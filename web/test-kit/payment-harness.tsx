import { addRow, blurRow, removeRow, type SplitRow } from '@gawai/domain/payment';
import { useState } from 'react';
import { PaymentRows } from '../src/features/payment/payment-rows.tsx';

/** What the payment rows share out, in rupiah. */
export const DUE = 1_000_000;
const METHODS = ['Transfer BCA', 'Credit Card', 'Debit Card'].map((name, place) => ({
  method: {
    id: `m${place}`,
    name,
    fee: { amount: '0' },
    kind: 'GATEWAY' as const,
    group: place === 0 ? 'TRANSFER' : 'CARD',
    logo: place === 1 ? { url: '/media/credit-card.svg' } : null,
  },
}));

/** The rows as the checkout keeps them, by the rules of the domain. */
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
      options={METHODS.map((option, place) => ({ ...option, isAvailable: place < offered }))}
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
      onMethod={(place, methodId) => {
        setRows(rows.map((row, other) => (other === place ? { ...row, methodId } : row)));
      }}
      onAmountTyped={(place, amount) => {
        onTyped?.(amount);
        setRows(rows.map((row, other) => (other === place ? { ...row, amount } : row)));
      }}
      onAmountLeft={(place, amount) => setRows(blurRow(rows, place, amount, DUE))}
      onAdd={() => setRows(addRow(rows, DUE))}
      onRemove={(place) => setRows(removeRow(rows, place))}
      onUnsplit={() => setRows(rows.slice(0, 1).map((row) => ({ ...row, amount: DUE })))}
      onPlan={setRows}
    />
  );
}
