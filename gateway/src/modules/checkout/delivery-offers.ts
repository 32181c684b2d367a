import {
  cheapestDelivery,
  type DeliveryOffer,
  type PricedDelivery,
} from '@gawai/domain/cheapest-delivery';
import type { GatewayContext } from '../../graphql/context.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';
import type { ShippingOptionRecord } from '../../rest/endpoints/shipping-fee.ts';
import type { ShippingMethodRecord } from '../../rest/endpoints/shipping-method.ts';
import { courierOptions, type FulfilmentRecord, type Parcel } from './quote-fulfilment.ts';
import { exactFigures } from './quote-service.ts';

/** A method of delivery with its cheapest service and the fees of that. */
export type DeliveryOfferRecord = PricedDelivery<ShippingMethodRecord, ShippingOptionRecord>;

type Offer = DeliveryOffer<ShippingMethodRecord, ShippingOptionRecord>;

/** Every service of each method of delivery for a parcel, or its error, in the shop's order. */
export async function fetchDeliveryOffers(
  parcel: Parcel,
  data: GatewayContext['data'],
): Promise<readonly PromiseSettledResult<readonly Offer[]>[]> {
  const methods = await data.shippingMethods();
  return Promise.allSettled(
    methods.map(async (method): Promise<Offer[]> => {
      if (method.courier === null) return [{ method, option: null }];
      const options = await courierOptions(method.courier, parcel, data);
      return options.map((option) => ({ method, option }));
    }),
  );
}

/**
 * The cheapest service of each method of delivery, before one is chosen. Couriers that fail or that
 * do not take the parcel are left out.
 */
export async function deliveryOffers(
  { parcel }: Pick<FulfilmentRecord, 'parcel'>,
  data: GatewayContext['data'],
): Promise<readonly DeliveryOfferRecord[]> {
  if (parcel === null) return [];
  const responses = await fetchDeliveryOffers(parcel, data);
  return exactFigures(() =>
    Promise.resolve(
      responses.flatMap((response) => {
        if (response.status === 'fulfilled') return cheapestService(response.value) ?? [];
        const reason: unknown = response.reason;
        if (reason instanceof ShopRejection || reason instanceof UpstreamError) return [];
        throw reason;
      }),
    ),
  );
}

/** All services of a method have the same insurance, so the price of the goods (0) does not matter. */
const cheapestService = (offers: readonly Offer[]) => cheapestDelivery(offers, 0);
