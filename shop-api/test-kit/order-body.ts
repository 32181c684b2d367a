import {
  decimalText,
  parseDecimal,
  wholeDecimal,
  zeroDecimal,
  type Decimal,
} from '@gawai/domain/decimal';
import { quote } from '@gawai/domain/quote';
import { readRateType } from '@gawai/domain/rate';
import type { Voucher } from '@gawai/domain/voucher';
import { IN_BANDUNG } from './address-body.ts';

/** The products of the small shop that tests order. */
const products = {
  101: { price: 5_999_000, weight: 420 },
  102: { price: 2_599_000, weight: 300 },
  202: { price: 7_499_000, weight: 1_700 },
  203: { price: 15_999_000, weight: 1_300 },
} as const;

/** The ways to pay of the small shop. */
const methods = {
  1: { name: 'Transfer Manual BCA', feeType: 'fixed', feeAmount: 0, isGateway: false },
  2: { name: 'BCA Virtual Account', feeType: 'fixed', feeAmount: 4_000, isGateway: true },
  3: { name: 'Credit Card', feeType: 'Percentage', feeAmount: '2.90', isGateway: true },
} as const;

/** JNE from Jakarta to Bandung: zone C, REG. */
const JNE_REG_PER_KG = 20_000;

/** A voucher of the small shop as an order names it. */
export interface PlannedVoucher {
  readonly id: number;
  readonly code: string;
  readonly rule: Voucher;
}

/** The order of a test; by default one laptop to Bandung by JNE, paid manually. */
export interface OrderPlan {
  readonly lines?: readonly {
    readonly product: keyof typeof products;
    readonly variant?: number;
    readonly quantity?: number;
  }[];
  readonly shipping?: 'jne' | 'own' | 'pickup';
  readonly warehouse?: 1 | 2;
  readonly voucher?: PlannedVoucher;
  /** Methods, each but the last with its amount; the last pays the rest. */
  readonly pay?: readonly { readonly method: keyof typeof methods; readonly amount?: number }[];
}

const courier = {
  isCourierCalculated: true,
  additionalFee: zeroDecimal,
  insuranceFeePercentage: exact('0.20'),
  insuranceFeeAmount: wholeDecimal(5_000),
};
const ownCourier = {
  isCourierCalculated: false,
  additionalFee: wholeDecimal(25_000),
  insuranceFeePercentage: zeroDecimal,
  insuranceFeeAmount: zeroDecimal,
};

/** A valid body of POST /order by a guest, with all amounts computed. */
export function orderBody(plan: OrderPlan = {}): Record<string, unknown> {
  const shipping = plan.shipping ?? 'jne';
  const lines = (plan.lines ?? [{ product: 202 as const }]).map((line) => ({
    ...products[line.product],
    ...line,
    quantity: line.quantity ?? 1,
  }));
  const grams = lines.reduce((sum, line) => sum + line.weight * line.quantity, 0);
  const kilograms = Math.max(1, Math.floor(grams / 1000) + (grams % 1000 > 300 ? 1 : 0));
  const input = {
    shippingType: shipping === 'pickup' ? ('PICKUP' as const) : ('DELIVERY' as const),
    method: { jne: courier, own: ownCourier, pickup: null }[shipping],
    option: shipping === 'jne' ? { cost: wholeDecimal(JNE_REG_PER_KG * kilograms) } : null,
    lines: lines.map((line) => ({ ...line, weight: wholeDecimal(line.weight) })),
    voucher: plan.voucher?.rule ?? null,
    warehouseId: String(plan.warehouse ?? 1),
  };
  const { amountDue } = quote({ ...input, payments: [] });
  const pay = amountDue === 0 ? [] : (plan.pay ?? [{ method: 1 as const }]);
  const earlier = pay.slice(0, -1).reduce((sum, row) => sum + (row.amount ?? 0), 0);
  const rows = pay.map((row) => ({ ...row, amount: row.amount ?? amountDue - earlier }));
  const figures = quote({ ...input, payments: rows.map(paymentRow) });
  return {
    ...person,
    shipping_type: shipping === 'pickup' ? 'pickup' : 'delivery',
    warehouse_id: plan.warehouse ?? 1,
    warehouse: plan.warehouse === 2 ? 'Toko Bandung' : 'Gudang Jakarta',
    ...shippingMethods[shipping],
    total_weight: grams,
    total: figures.total,
    voucher_id: plan.voucher?.id ?? null,
    voucher_code: plan.voucher?.code ?? null,
    voucher_discount: figures.voucherDiscount,
    shipping_fee: Number(decimalText(figures.shippingFee)),
    additional_shipping_fee: Number(decimalText(figures.additionalShippingFee)),
    total_shipping_fee: figures.totalShippingFee,
    insurance_fee_percentage: decimalText(figures.insuranceFeePercentage),
    insurance_fee_amount: Number(decimalText(figures.insuranceFeeAmount)),
    total_insurance_fee: figures.totalInsuranceFee,
    payment_fee: figures.paymentFee,
    grand_total: figures.grandTotal,
    details: lines.map((line) => ({
      product_id: line.product,
      product_variant_id: line.variant ?? null,
      price: line.price,
      quantity: line.quantity,
      weight: line.weight,
      total_weight: line.weight * line.quantity,
    })),
    payments: rows.map((row, index) => ({
      payment_method_id: row.method,
      payment_method_name: methods[row.method].name,
      amount: row.amount,
      fee_amount: figures.payments[index]?.feeAmount,
      total: figures.payments[index]?.total,
    })),
  };
}

/** The fields of buyer and address, in Bandung. */
const person = {
  first_name: 'Budi',
  last_name: 'Santoso',
  phone: '+6281234567890',
  email: 'budi@example.com',
  user_address_id: null,
  shipping_first_name: 'Budi',
  shipping_last_name: 'Santoso',
  shipping_phone: '+6281234567890',
  street_address: 'Jl. Melati No. 5',
  ...IN_BANDUNG,
};

const shippingMethods = {
  jne: { shipping_method_id: 1, shipping_method_name: 'JNE', shipping_method_detail: 'REG' },
  own: { shipping_method_id: 4, shipping_method_name: 'Kurir Toko', shipping_method_detail: null },
  pickup: { shipping_method_id: null, shipping_method_name: null, shipping_method_detail: null },
};

function paymentRow(row: { method: keyof typeof methods; amount: number }) {
  const { name, feeType, feeAmount, isGateway } = methods[row.method];
  const fee = { type: readRateType(feeType), amount: exact(feeAmount) };
  const method = { id: String(row.method), name, fee, isGateway, gatewayCodes: [] };
  return { method, amount: row.amount };
}

function exact(value: string | number): Decimal {
  return parseDecimal(value) ?? zeroDecimal;
}
