import type { Rupiah } from './money.ts';
import {
  isShippingChoiceComplete,
  shippingCharges,
  type ShippingCharges,
  type ShippingCost,
  type ShippingMethod,
} from './shipping.ts';

/** A way of delivery and one of its fee options; null for the shop's own courier, which has none. */
export type DeliveryOffer<M extends ShippingMethod, O extends ShippingCost> = {
  readonly method: M;
  readonly option: O | null;
};

/** An offer and what it costs. */
export type PricedDelivery<M extends ShippingMethod, O extends ShippingCost> = DeliveryOffer<M, O> &
  Pick<ShippingCharges, 'totalShippingFee' | 'totalInsuranceFee'>;

/**
 * The offer with the lowest shipping fee for goods of this price, charged as in a quote. Of
 * equal fees the one with the lower insurance, then the first. Null without offers.
 */
export function cheapestDelivery<M extends ShippingMethod, O extends ShippingCost>(
  offers: readonly DeliveryOffer<M, O>[],
  goodsTotal: Rupiah,
): PricedDelivery<M, O> | null {
  const priced = offers.flatMap((offer): PricedDelivery<M, O>[] => {
    const choice = { shippingType: 'DELIVERY', ...offer } as const;
    if (!isShippingChoiceComplete(choice)) return [];
    const { totalShippingFee, totalInsuranceFee } = shippingCharges(choice, goodsTotal);
    return [{ ...offer, totalShippingFee, totalInsuranceFee }];
  });
  const [first] = priced.toSorted(
    (one, other) =>
      one.totalShippingFee - other.totalShippingFee ||
      one.totalInsuranceFee - other.totalInsuranceFee,
  );
  return first ?? null;
}
