import { parseDecimal, zeroDecimal, type Decimal } from '@gawai/domain/decimal';
import type { PaymentMethod } from '@gawai/domain/payment';

const decimal = (value: string): Decimal => parseDecimal(value) ?? zeroDecimal;

const method = (id: number, name: string, type: 'PERCENTAGE' | 'FIXED', rate: string) => ({
  id: `PaymentMethod:${id}`,
  name,
  fee:
    type === 'PERCENTAGE'
      ? { __typename: 'PercentageFee', percentage: rate }
      : { __typename: 'FixedFee', amount: rate },
  kind: id === 1 ? 'MANUAL' : 'GATEWAY',
});

/** The payment methods of the sample shop. */
export const samplePaymentMethods = [
  method(1, 'Transfer BCA', 'FIXED', '0'),
  method(2, 'BCA Virtual Account', 'FIXED', '4000'),
  method(3, 'Credit Card', 'PERCENTAGE', '2.9'),
  method(4, 'OVO', 'PERCENTAGE', '1.5'),
];

/** A payment method as the domain expects it. */
export const toMethod = ({
  id,
  name,
  fee,
}: (typeof samplePaymentMethods)[number]): PaymentMethod => ({
  id,
  name,
  fee:
    fee.percentage === undefined
      ? { type: 'FIXED', amount: decimal(fee.amount) }
      : { type: 'PERCENTAGE', amount: decimal(fee.percentage) },
  isGateway: true,
  // OVO is contracted for Jakarta only.
  gatewayCodes: id === 'PaymentMethod:4' ? [{ code: '63', warehouseId: 'Warehouse:1' }] : [],
});
