import { compareDecimals, wholeDecimal } from '@gawai/domain/decimal';
import { INSTALLMENT_MONTHS, type InstallmentPlan } from '@gawai/domain/installment';
import type { GatewayCode, PaymentMethod } from '@gawai/domain/payment';
import { readRateType } from '@gawai/domain/rate';
import type { RestClient } from '../client/rest-client.ts';
import { UnusableEntry, type WireEntry } from '../wire/wire-entry.ts';
import { readText } from '../wire/wire-value.ts';
import { readImage, type ImageRecord } from './image.ts';

const GROUPS = ['TRANSFER', 'VIRTUAL_ACCOUNT', 'CARD', 'E_WALLET', 'RETAIL', 'CREDIT'] as const;

/** Group of a payment method. */
export type PaymentGroup = (typeof GROUPS)[number];

/** The account for manual transfers. */
export interface PaymentInstructionsRecord {
  readonly bank: string | null;
  readonly accountNumber: string;
  readonly holder: string | null;
}

/** A payment method of the domain with its presentation. */
export interface PaymentMethodRecord extends PaymentMethod {
  /** Null when the shop sends none or an unknown one. */
  readonly group: PaymentGroup | null;
  readonly logo: ImageRecord | null;
  readonly instructions: PaymentInstructionsRecord | null;
  /** Empty when it offers none or the shop sends none. */
  readonly installments: readonly InstallmentPlan[];
}

/** Largest valid rate, per cent a month. */
const MONTHLY_RATE_MAX = wholeDecimal(100);

/** GET /payment-method, in the shop's order (shop-api.md 5.7). */
export function fetchPaymentMethods(shop: RestClient): Promise<readonly PaymentMethodRecord[]> {
  return shop.list({ path: ['payment-method'] }, readPaymentMethod);
}

function readPaymentMethod(entry: WireEntry): PaymentMethodRecord {
  const type = readRateType(entry.raw('fee_type'));
  return {
    id: entry.id('id'),
    name: entry.text('name'),
    fee: {
      type,
      amount: type === 'FIXED' ? entry.money('fee_amount') : entry.amount('fee_amount'),
    },
    isGateway: entry.flag('payment_gateway'),
    group: readGroup(entry.raw('group')),
    logo: readImage(entry, 'logo', entry.text('name')),
    instructions: readInstructions(entry.entry('instructions')),
    installments: entry.entries('installments', readInstallment, 'months'),
    gatewayCodes: entry.entries('payment_gateway_codes', readCode, 'code'),
  };
}

/** The group of a payment method; null for an unknown one. */
export function readGroup(value: unknown): PaymentGroup | null {
  return GROUPS.find((group) => group === readText(value)?.toUpperCase()) ?? null;
}

/** An account without a number is none. */
function readInstructions(entry: WireEntry | null): PaymentInstructionsRecord | null {
  const accountNumber = entry?.textOrNull('account_no') ?? null;
  if (entry === null || accountNumber === null) return null;
  return { bank: entry.textOrNull('bank'), accountNumber, holder: entry.textOrNull('holder') };
}

/** A plan without readable months or interest is unusable: it must not promise other conditions. */
function readInstallment(entry: WireEntry): InstallmentPlan {
  const months = entry.wholeOrNull('months');
  const { min, max } = INSTALLMENT_MONTHS;
  if (months === null || months < min || months > max) throw new UnusableEntry('months');
  const monthlyRate = entry.amountOrNull('monthly_rate');
  if (monthlyRate === null || compareDecimals(monthlyRate, MONTHLY_RATE_MAX) > 0) {
    throw new UnusableEntry('monthly_rate');
  }
  return { months, monthlyRate, minAmount: entry.rupiahOrNull('min_amount') };
}

function readCode(entry: WireEntry): GatewayCode {
  return { code: entry.text('code'), warehouseId: entry.idOrNull('warehouse_id') };
}
