import type { SplitRow } from '@gawai/domain/payment';
import { formatRupiah } from '@gawai/domain/money';
import { paymentTexts } from '../../texts/checkout.ts';

/** A payment method of the quote; its fee is an exact decimal as text. */
export interface PaymentOption {
  readonly isAvailable: boolean;
  readonly method: {
    readonly id: string;
    readonly name: string;
    readonly fee: { readonly percentage: string } | { readonly amount: string };
    readonly kind: 'MANUAL' | 'GATEWAY';
    readonly group: string | null;
    readonly logo: { readonly url: string } | null;
  };
}

/** The headings of the payment methods, in their order. */
const GROUP_ORDER = [
  'VIRTUAL_ACCOUNT',
  'E_WALLET',
  'CARD',
  'RETAIL',
  'CREDIT',
  'TRANSFER',
  'OTHER',
] as const;

/** A value of `PaymentGroup` in the API; one that it adds later counts as `OTHER`. */
export type MethodGroup = (typeof GROUP_ORDER)[number];

/** A payment method as one row offers it. */
export interface MethodChoice {
  readonly id: string;
  readonly name: string;
  readonly group: MethodGroup;
  /** Address of its picture; null when the shop has none. */
  readonly logoUrl: string | null;
  /** Text: online or manual payment, and what it costs. */
  readonly detail: string;
  /** False for a method that was chosen before it stopped being offered. */
  readonly isOffered: boolean;
}

function feeText({ fee }: PaymentOption['method']): string {
  const rate = Number('percentage' in fee ? fee.percentage : fee.amount);
  if (!(rate > 0)) return paymentTexts.freeOfFee;
  return 'percentage' in fee
    ? paymentTexts.percentFee(String(rate))
    : paymentTexts.fixedFee(formatRupiah(Math.ceil(rate)));
}

/** The group that the shop names; a manual method of a shop without groups is a transfer. */
function groupOf({ group, kind }: PaymentOption['method']): MethodGroup {
  if (group === null) return kind === 'MANUAL' ? 'TRANSFER' : 'OTHER';
  return GROUP_ORDER.find((known) => known === group) ?? 'OTHER';
}

/**
 * What a row offers: the methods of the warehouse that no other row above 0 uses (specification.md 4),
 * and its own, also when it is not offered any more, so that the shopper sees what to change.
 */
export function methodChoices(
  options: readonly PaymentOption[],
  rows: readonly SplitRow[],
  index: number,
): MethodChoice[] {
  const own = rows[index]?.methodId ?? null;
  const taken = new Set(
    rows.flatMap(({ methodId, amount }, other) =>
      other === index || amount === 0 ? [] : [methodId],
    ),
  );
  return options
    .filter(({ isAvailable, method }) =>
      method.id === own ? true : isAvailable && !taken.has(method.id),
    )
    .map(({ isAvailable, method }) => ({
      id: method.id,
      name: method.name,
      group: groupOf(method),
      logoUrl: method.logo?.url ?? null,
      detail: `${method.kind === 'MANUAL' ? paymentTexts.manual : paymentTexts.online} · ${feeText(method)}`,
      isOffered: isAvailable,
    }));
}

/** The choices under their headings, in the order of the headings; no heading without a choice. */
export function groupChoices(
  choices: readonly MethodChoice[],
): { group: MethodGroup; choices: MethodChoice[] }[] {
  return GROUP_ORDER.map((group) => ({
    group,
    choices: choices.filter((choice) => choice.group === group),
  })).filter((each) => each.choices.length > 0);
}
