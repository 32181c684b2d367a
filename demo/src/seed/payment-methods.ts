/** What a way to pay is: it decides the group at the choice and what the sandbox page shows. */
export type SeedPaymentKind =
  | 'manual'
  | 'virtual_account'
  | 'card'
  | 'e_wallet'
  | 'retail'
  | 'credit';

/** Interest on the whole amount for each month in per cent, and the least that can be paid so in rupiah. */
export interface SeedInstallment {
  readonly months: number;
  readonly monthlyRate: string;
  readonly minAmount: number;
}

/** One way to pay, with the provider's number for it at every warehouse; null for manual transfers. */
export interface SeedPaymentMethod {
  readonly id: number;
  readonly name: string;
  /** Name of its wordmark. */
  readonly mark: string;
  readonly kind: SeedPaymentKind;
  readonly feeType: 'Percentage' | 'fixed';
  readonly feeAmount: string;
  readonly code: string | null;
  /** Paying in equal parts, one a month. */
  readonly installments?: readonly SeedInstallment[];
  /** The account for manual transfers. */
  readonly account?: { readonly bank: string; readonly accountNo: string };
}

type Row = readonly [id: number, name: string, mark: string, code: string];

const group = (
  kind: SeedPaymentKind,
  feeType: SeedPaymentMethod['feeType'],
  feeAmount: string,
  rows: readonly Row[],
): SeedPaymentMethod[] =>
  rows.map(([id, name, mark, code]) => ({ id, name, mark, kind, feeType, feeAmount, code }));

const byHand = (id: number, bank: string, mark: string, accountNo: string): SeedPaymentMethod => ({
  id,
  name: `Transfer Manual ${bank}`,
  account: { bank, accountNo },
  mark,
  kind: 'manual',
  feeType: 'fixed',
  feeAmount: '0',
  code: null,
});

const inMonths = (...rows: [months: number, monthlyRate: string, minAmount: number][]) =>
  rows.map(([months, monthlyRate, minAmount]) => ({ months, monthlyRate, minAmount }));

/** By the mark of the method. */
const INSTALLMENTS: Readonly<Record<string, readonly SeedInstallment[]>> = {
  kredivo: inMonths([3, '0', 500_000], [6, '2.60', 1_000_000], [12, '2.60', 1_500_000]),
  indodana: inMonths([3, '2.00', 500_000], [6, '2.75', 1_000_000], [12, '3.00', 1_500_000]),
  akulaku: inMonths([2, '0', 300_000], [3, '2.90', 500_000], [6, '3.10', 1_000_000]),
};

/** Whose the accounts are. */
export const ACCOUNT_HOLDER = 'PT Gawai Nusantara';

/**
 * The ways to pay of the demo shop: all that the specification lists (section 9) and two manual transfers, in the order
 * of their groups. The codes are those of one merchant of the provider; outlets of one chain share a code.
 */
export const PAYMENT_METHODS: readonly SeedPaymentMethod[] = [
  byHand(1, 'BCA', 'bca', '1234567890'),
  byHand(2, 'Mandiri', 'mandiri', '0987654321000'),
  ...group('virtual_account', 'fixed', '4000', [
    [4, 'BCA Virtual Account', 'bca', '140'],
    [6, 'BRI Virtual Account', 'bri', '118'],
    [7, 'BNI Virtual Account', 'bni', '83'],
    [8, 'Permata Bank Virtual Account', 'permata-bank', '112'],
    [9, 'Mandiri Virtual Account', 'mandiri', '119'],
  ]),
  ...group('card', 'Percentage', '2.90', [[3, 'Credit Card', 'credit-card', '1']]),
  ...group('e_wallet', 'Percentage', '1.50', [
    [10, 'DANA', 'dana', '77'],
    [5, 'OVO', 'ovo', '63'],
    [11, 'Link Aja', 'link-aja', '13'],
    [12, 'ShopeePay', 'shopee-pay', '76'],
    [13, 'ShopeePay Later', 'shopee-pay-later', '79'],
  ]),
  ...group('retail', 'fixed', '5000', [
    [14, 'Alfamart', 'alfamart', '60'],
    [15, 'Alfa Express', 'alfa-express', '60'],
    [16, 'Alfamidi', 'alfamidi', '60'],
    [17, 'Indomaret', 'indomaret', '65'],
    [18, 'DAN+DAN', 'dan-dan', '60'],
  ]),
  ...group('credit', 'Percentage', '2.30', [
    [19, 'Kredivo', 'kredivo', '55'],
    [20, 'Indodana', 'indodana', '70'],
    [21, 'Akulaku', 'akulaku', '71'],
  ]).map((method) => ({ ...method, installments: INSTALLMENTS[method.mark] ?? [] })),
];
