import { parseDecimal, zeroDecimal, type Decimal } from '@gawai/domain/decimal';
import type { PaymentMethod } from '@gawai/domain/payment';

const decimal = (value: string): Decimal => parseDecimal(value) ?? zeroDecimal;

const way = (id: number, name: string, type: 'PERCENTAGE' | 'FIXED', rate: string) => ({
  id: `PaymentMethod:${id}`,
  name,
  fee:
    type === 'PERCENTAGE'
      ? { __typename: 'PercentageFee', percentage: rate }
      : { __typename: 'FixedFee', amount: rate },
  kind: id === 1 ? 'MANUAL' : 'GATEWAY',
});

/** The ways to pay of the sample shop. */
export const sampleWays = [
  way(1, 'Transfer BCA', 'FIXED', '0'),
  way(2, 'BCA Virtual Account', 'FIXED', '4000'),
  way(3, 'Credit Card', 'PERCENTAGE', '2.9'),
  way(4, 'OVO', 'PERCENTAGE', '1.5'),
];

/** A way to pay as the rules of the domain know it. */
export const toMethod = ({ id, name, fee }: (typeof sampleWays)[number]): PaymentMethod => ({
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
