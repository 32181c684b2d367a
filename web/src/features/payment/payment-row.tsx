import type { SplitRow } from '@gawai/domain/payment';
import { paymentTexts } from '../../texts/checkout.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { AmountInput } from './amount-input.tsx';
import type { MethodChoice } from './method-choices.ts';
import { MethodPicker } from './method-picker.tsx';
import styles from './payment-row.module.css';

/** What happens to a row; amounts in whole rupiah without fee. */
export interface PaymentRowEvents {
  onMethod: (methodId: string) => void;
  onAmountTyped: (amount: number) => void;
  onAmountLeft: (amount: number) => void;
  onRemove: () => void;
}

/** Fee and total of a payment, in whole rupiah. */
export interface RowCharge {
  readonly fee: number;
  readonly total: number;
  /** What `total` costs in equal parts, one a month; for information. */
  readonly installments: readonly { readonly months: number; readonly monthlyAmount: number }[];
}

interface PaymentRowProps extends PaymentRowEvents {
  /** Index in the list, from 0. */
  index: number;
  row: SplitRow;
  /** The amount can be changed; without, the row pays all that is due. */
  isSplit: boolean;
  choices: readonly MethodChoice[];
  /** Fee of the method and total of the row; null while they are not known. */
  charge: RowCharge | null;
  /** The fee is being calculated. */
  isStale: boolean;
  methodError: string | undefined;
  amountError: string | undefined;
}

/** One payment of a split: its method, its amount, and its total with the fee. */
export function PaymentRow(props: PaymentRowProps) {
  const { index, row, choices, charge } = props;
  return (
    <div role="group" aria-label={paymentTexts.row(index + 1)} className={styles['row']}>
      <div className={styles['fields']}>
        {choices.length === 0 ? <p>{paymentTexts.noMethodLeft}</p> : null}
        <MethodPicker
          choices={choices}
          methodId={row.methodId}
          error={props.methodError}
          onChoose={props.onMethod}
        />
        {props.isSplit ? (
          <Field label={paymentTexts.amount} error={props.amountError}>
            {(control) => (
              <AmountInput
                {...control}
                amount={row.amount}
                onType={props.onAmountTyped}
                onLeave={props.onAmountLeft}
              />
            )}
          </Field>
        ) : null}
      </div>
      <div className={styles['foot']}>
        {charge === null ? null : (
          <dl className={styles['charge']} data-stale={props.isStale || undefined}>
            <div>
              <dt>{paymentTexts.fee}</dt>
              <dd>{charge.fee > 0 ? <Rupiah amount={charge.fee} /> : paymentTexts.noFee}</dd>
            </div>
            <div>
              <dt>{paymentTexts.rowTotal}</dt>
              <dd>
                <Rupiah amount={charge.total} />
              </dd>
            </div>
            {charge.installments.length === 0 ? null : (
              <div>
                <dt>{paymentTexts.installments}</dt>
                <dd>
                  {charge.installments.map(({ months, monthlyAmount }) => (
                    <div key={months}>
                      <Unbroken text={paymentTexts.installment(months, monthlyAmount)} />
                    </div>
                  ))}
                </dd>
              </div>
            )}
          </dl>
        )}
        {index === 0 ? null : (
          <Button
            look="quiet"
            icon={<Icon name="trash" size={16} />}
            aria-label={paymentTexts.removeRow(index + 1)}
            onClick={props.onRemove}
          >
            {commonTexts.delete}
          </Button>
        )}
      </div>
    </div>
  );
}
