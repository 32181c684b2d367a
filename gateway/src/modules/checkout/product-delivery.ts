import { cartTotal } from '@gawai/domain/cart';
import { cheapestDelivery } from '@gawai/domain/cheapest-delivery';
import { QUANTITY_MAX, QUANTITY_MIN } from '@gawai/domain/limits';
import { isOrderQuantity } from '@gawai/domain/stock';
import type { ProductDeliveryArgs } from '../../__generated__/resolvers.ts';
import { badUserInput } from '../../graphql/bad-user-input.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { decodeId, decodeIdOrNull } from '../../graphql/global-id.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { limitDeliveries } from '../shared/limit-product-reads.ts';
import { fetchDeliveryOffers, type DeliveryOfferRecord } from './delivery-offers.ts';
import { checkCart, type CartRecord } from './quote-lines.ts';
import type { LineRequest } from './quote-request.ts';
import { exactFigures } from './quote-service.ts';
import { pickWarehouse, warehouseChoices } from './quote-warehouse.ts';

type Reads = Pick<GatewayContext, 'data' | 'loaders'>;

/**
 * The cheapest delivery of one product, with line, warehouse and fees as a quote has them. Null when
 * it cannot be delivered. Throws `BAD_USER_INPUT`, and the error of a courier when no other method
 * delivers.
 */
export function productDelivery(
  productId: string,
  args: ProductDeliveryArgs,
  context: Reads,
): Promise<DeliveryOfferRecord | null> {
  return exactFigures(async () => {
    const cityId = decodeId('City', args.cityId, 'cityId');
    const variantId = decodeIdOrNull('ProductVariant', args.variantId, 'variantId');
    const quantity = args.quantity ?? QUANTITY_MIN;
    if (!isOrderQuantity(quantity)) {
      const range = `${QUANTITY_MIN} to ${QUANTITY_MAX}`;
      throw badUserInput(`The quantity must be from ${range}`, 'quantity');
    }
    limitDeliveries(context.data, 'delivery');
    const cart = await cartOfOne({ productId, variantId, quantity, seenPrice: null }, context);
    return cart.problems.length > 0 ? null : cheapestFor(cart, cityId, context.data);
  });
}

/** Without a variant in the request, takes the first one with enough stock. */
async function cartOfOne(line: LineRequest, { loaders }: Reads): Promise<CartRecord> {
  if (line.variantId !== null) return checkCart([line], loaders);
  const product = await loaders.productById.load(line.productId);
  const variant = product?.variants.find(({ onlineStock }) => onlineStock >= line.quantity);
  return checkCart([{ ...line, variantId: variant?.id ?? null }], loaders);
}

async function cheapestFor(
  cart: CartRecord,
  cityId: string,
  data: Reads['data'],
): Promise<DeliveryOfferRecord | null> {
  const choices = warehouseChoices(await data.warehouses(), cart.needs);
  const { warehouse } = pickWarehouse(choices, { type: 'DELIVERY', warehouseId: null });
  if (warehouse === null) return null;
  const responses = await fetchDeliveryOffers({ warehouse, cityId, weight: cart.weight }, data);
  const failures = responses.filter((response) => response.status === 'rejected');
  if (failures.some(({ reason }) => isUnknownCity(reason))) {
    throw badUserInput('There is no such city', 'cityId');
  }
  const offers = responses.flatMap((response) =>
    response.status === 'fulfilled' ? response.value : [],
  );
  const cheapest = cheapestDelivery(offers, cartTotal(cart.counted));
  const failure = failures.find(({ reason }) => !isAboutParcel(reason));
  if (cheapest === null && failure !== undefined) throw failure.reason;
  return cheapest;
}

function isUnknownCity(reason: unknown): boolean {
  return isAboutParcel(reason) && Object.hasOwn(reason.fieldErrors, 'destination');
}

/** Whether the courier rejects this parcel or city, in contrast to any other failure. */
function isAboutParcel(reason: unknown): reason is ShopRejection {
  return (
    reason instanceof ShopRejection &&
    (reason.code === 'BAD_USER_INPUT' || reason.code === 'SHOP_REFUSED')
  );
}
