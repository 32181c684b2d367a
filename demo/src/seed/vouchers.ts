/** A discount code of the demo shop. Days count from the day of seeding; below 0 is past. */
export interface SeedVoucher {
  readonly code: string;
  readonly discountType: 'Percentage' | 'fixed';
  readonly discountAmount: string;
  readonly maxDiscount: number | null;
  readonly minOrder: number;
  readonly paymentMethodId: number | null;
  readonly fromDay: number;
  readonly toDay: number;
  readonly quota: number | null;
  readonly usedCount: number;
  readonly isActive: boolean;
  readonly isListed: boolean;
}

const usual = {
  maxDiscount: null,
  minOrder: 0,
  paymentMethodId: null,
  fromDay: -30,
  toDay: 365,
  quota: null,
  usedCount: 0,
  isActive: true,
  isListed: false,
} as const;

type Conditions = Partial<Omit<SeedVoucher, 'code' | 'discountType' | 'discountAmount'>>;

const percent = (code: string, discountAmount: string, conditions: Conditions): SeedVoucher => ({
  ...{ ...usual, code, discountType: 'Percentage', discountAmount },
  ...conditions,
});

const fixed = (code: string, discountAmount: string, conditions: Conditions): SeedVoucher => ({
  ...percent(code, discountAmount, conditions),
  discountType: 'fixed',
});

/**
 * Vouchers of each kind a shopper can meet (shop-api.md 5.18): a percentage with a cap, without one, and
 * with a fraction; a fixed sum, with a minimum or without; for one way to pay; with a quota that is
 * used up; over, not yet begun, switched off; and one the demo customer has used. Three are shown at the
 * checkout. Each works once per customer. `usedCount` counts uses of customers before the orders of this database.
 */
export const VOUCHERS: readonly SeedVoucher[] = [
  percent('HEMAT10', '10', { maxDiscount: 500_000, minOrder: 1_000_000, isListed: true }),
  fixed('GAWAIBARU', '50000', { quota: 1_000, usedCount: 212 }),
  fixed('POTONG250', '250000', { minOrder: 5_000_000, isListed: true }),
  percent('BCA15', '15', {
    maxDiscount: 750_000,
    minOrder: 2_000_000,
    paymentMethodId: 4,
    isListed: true,
  }),
  percent('AKSESORI8', '8.25', { minOrder: 100_000 }),
  fixed('KENALAN75', '75000', { minOrder: 500_000, fromDay: -60 }),
  percent('KEMERDEKAAN', '17', { maxDiscount: 1_000_000, fromDay: -120, toDay: -60 }),
  fixed('AKHIRTAHUN', '300000', { minOrder: 3_000_000, fromDay: 60, toDay: 120 }),
  fixed('CEPAT100', '100000', { quota: 100, usedCount: 100 }),
  percent('INTERNAL20', '20', { isActive: false }),
];
