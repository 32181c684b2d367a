import { canAddRow, rowsSum, type SplitRow } from '@gawai/domain/payment';
import { useEffect, useRef, useState } from 'react';
import { latePart } from '../../lib/late-part.ts';
import { paymentTexts } from '../../texts/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LateSlot } from '../../ui/late-slot.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { methodChoices, type PaymentOption } from './method-choices.ts';
import { PaymentRow, type RowCharge } from './payment-row.tsx';
import styles from './payment-rows.module.css';

/** A row of the quote with its fee, all in whole rupiah. */
export interface QuotedRow extends RowCharge {
  readonly method: { readonly id: string } | null;
  readonly amount: number;
}

interface PaymentRowsProps {
  rows: readonly SplitRow[];
  /** What the rows share out, without fees. */
  due: number;
  options: readonly PaymentOption[];
  /** The rows of the last quote, those above 0. */
  quoted: readonly QuotedRow[];
  /** The quote is loading. */
  isStale: boolean;
  /** What is wrong with the method of a row, by its index. */
  methodErrors: readonly (string | undefined)[];
  /** What is wrong with the amounts together. */
  sumError: string | undefined;
  onMethod: (row: number, methodId: string) => void;
  onAmountTyped: (row: number, amount: number) => void;
  onAmountLeft: (row: number, amount: number) => void;
  onAdd: () => void;
  onRemove: (row: number) => void;
  /** One row is to pay all that is due. */
  onUnsplit: () => void;
  onPlan: (rows: readonly SplitRow[]) => void;
}

const plansPart = latePart(async () => (await import('./split-plans.tsx')).SplitPlans);

/** Text about the difference between the amounts and what is due, while they are typed. */
function balanceText(rows: readonly SplitRow[], due: number): string {
  const gap = due - rowsSum(rows);
  if (gap > 0) return paymentTexts.short(gap);
  return gap < 0 ? paymentTexts.over(-gap) : paymentTexts.match;
}

/** The index of the amount to correct: the first that goes past the sum due, else the last. */
function rowToCorrect(rows: readonly SplitRow[], due: number): number {
  const past = rows.findIndex((_, index) => rowsSum(rows.slice(0, index + 1)) > due);
  return past === -1 ? rows.length - 1 : past;
}

/**
 * The payment, by one method or, with the switch, split over up to three (specification.md 4, split
 * payment). Fee and total of each row are the quote's.
 */
export function PaymentRows(props: PaymentRowsProps) {
  const { rows, due, options, quoted, sumError } = props;
  const container = useRef<HTMLDivElement>(null);
  const isFocusLost = useRef(false);
  const [isSplit, setIsSplit] = useState(false);
  const isEven = rowsSum(rows) === due;
  // A voucher may leave a single method, which pays in one row.
  const methodCount = options.filter(({ isAvailable }) => isAvailable).length;
  // Rows that another tab or an earlier page load split; the switch stays on while they are filled in.
  if (!isSplit && due > 0 && (rows.length > 1 || (rows.length === 1 && !isEven))) setIsSplit(true);

  useEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    // On to the method of the row that was added, or that is the last one now.
    const rowElements = container.current?.querySelectorAll('fieldset') ?? [];
    const controls = 'input:checked, button, input:not([disabled])';
    Array.from(rowElements).at(-1)?.querySelector<HTMLElement>(controls)?.focus();
  }, [rows.length]);

  if (due === 0) return <p className={styles['nothing']}>{paymentTexts.nothingDue}</p>;
  return (
    <div ref={container} className={styles['rows']}>
      <div className={styles['split']}>
        <Checkbox
          role="switch"
          label={paymentTexts.split}
          checked={isSplit}
          onChange={() => {
            setIsSplit(!isSplit);
            if (isSplit) props.onUnsplit();
          }}
        />
        <p className={styles['hint']}>{paymentTexts.addHint}</p>
      </div>
      {isSplit && methodCount > 1 ? (
        <LateSlot part={plansPart} props={{ rows, due, methodCount, onPlan: props.onPlan }} />
      ) : null}
      {rows.map((row, index) => {
        const charge = quoted.find(({ method }) => method?.id === row.methodId);
        return (
          <PaymentRow
            key={index}
            index={index}
            row={row}
            isSplit={isSplit}
            choices={methodChoices(options, rows, index)}
            charge={charge ?? null}
            isStale={props.isStale}
            methodError={props.methodErrors[index]}
            amountError={index === rowToCorrect(rows, due) ? sumError : undefined}
            onMethod={(methodId) => props.onMethod(index, methodId)}
            onAmountTyped={(amount) => props.onAmountTyped(index, amount)}
            onAmountLeft={(amount) => props.onAmountLeft(index, amount)}
            onRemove={() => {
              isFocusLost.current = true;
              props.onRemove(index);
            }}
          />
        );
      })}
      {isSplit ? (
        <div className={styles['foot']}>
          {canAddRow(rows) && methodCount > rows.length ? (
            <Button
              look="secondary"
              icon={<Icon name="plus" />}
              onClick={() => {
                isFocusLost.current = true;
                props.onAdd();
              }}
            >
              {paymentTexts.add}
            </Button>
          ) : null}
          <p aria-live="polite" className={styles[isEven ? 'even' : 'uneven']}>
            <Unbroken text={balanceText(rows, due)} />
          </p>
        </div>
      ) : null}
    </div>
  );
}
