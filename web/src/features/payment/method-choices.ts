import type { SplitRow } from '@gawai/domain/payment';
import { formatRupiah } from '@gawai/domain/money';
import { paymentTexts } from '../../texts/checkout.ts';

/** A way to pay as the quote tells it; `feeRate` is an exact decimal as text. */
export interface PaymentOption {
  readonly available: boolean;
  readonly method: {
    readonly id: string;
    readonly name: string;
    readonly feeType: 'PERCENTAGE' | 'FIXED';
    readonly feeRate: string;
  };
}

/** A way to pay in the drop-down of one row. */
export interface MethodChoice {
  readonly id: string;
  readonly name: string;
  /** What it costs, in words; null when nothing. */
  readonly fee: string | null;
  /** False for a method that was chosen before it stopped being offered. */
  readonly isOffered: boolean;
}

function feeWords({ feeType, feeRate }: PaymentOption['method']): string | null {
  const rate = Number(feeRate);
  if (!(rate > 0)) return null;
  return feeType === 'PERCENTAGE'
    ? paymentTexts.percentFee(String(rate))
    : paymentTexts.fixedFee(formatRupiah(Math.ceil(rate)));
}

/**
 * What a row offers: the methods of the warehouse that no other row uses (Specification section 4),
 * and its own, also when it is not offered any more, so that the shopper sees what to change.
 */
export function methodChoices(
  options: readonly PaymentOption[],
  rows: readonly SplitRow[],
  place: number,
): MethodChoice[] {
  const own = rows[place]?.methodId ?? null;
  const taken = new Set(rows.flatMap(({ methodId }, other) => (other === place ? [] : [methodId])));
  return options
    .filter(({ available, method }) =>
      method.id === own ? true : available && !taken.has(method.id),
    )
    .map(({ available, method }) => ({
      id: method.id,
      name: method.name,
      fee: feeWords(method),
      isOffered: available,
    }));
}

/** The words of an entry, e.g. `Credit Card · biaya 2,9%`. */
export function methodLabel({ name, fee, isOffered }: MethodChoice): string {
  if (!isOffered) return paymentTexts.notOffered(name);
  return fee === null ? name : `${name} · ${fee}`;
}
