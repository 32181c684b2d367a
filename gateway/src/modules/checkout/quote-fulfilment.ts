import type { Problem } from '@gawai/domain/problem';
import { isCounted } from '@gawai/domain/quote';
import { weightQueryGrams } from '@gawai/domain/shipping';
import type { PublicData } from '../../cache/public-data/public-data.ts';
import type { ShippingOptionRecord } from '../../rest/endpoints/shipping-fee.ts';
import type { ShippingMethodRecord } from '../../rest/endpoints/shipping-method.ts';
import type { WarehouseRecord } from '../../rest/endpoints/warehouse.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';
import type { CartRecord } from './quote-lines.ts';
import type { DeliveryRequest, FulfilmentRequest } from './quote-request.ts';
import { pickWarehouse, warehouseChoices } from './quote-warehouse.ts';

/** How the goods reach the shopper, with everything about it. */
export interface FulfilmentRecord {
  readonly type: FulfilmentRequest['type'];
  readonly warehouse: WarehouseRecord | null;
  /** Null at pickup, and while none was chosen. */
  readonly method: ShippingMethodRecord | null;
  readonly options: readonly ShippingOptionRecord[];
  readonly option: ShippingOptionRecord | null;
  /** What stands in the way, the deepest reason first. */
  readonly problems: readonly Problem[];
}

/** What a courier offers, or why it offers nothing. */
type Offer = Pick<FulfilmentRecord, 'options' | 'option'> & { readonly problem: Problem | null };

const NO_OFFER: Offer = { options: [], option: null, problem: null };

/**
 * Chooses warehouse, method and courier service (specification.md 4). Fees are asked for only
 * when everything that they depend on is known and something can be sent; no fee is never read as
 * free shipping.
 */
export async function workOutFulfilment(
  request: FulfilmentRequest,
  checking: Promise<CartRecord>,
  data: PublicData,
): Promise<FulfilmentRecord> {
  const isMethodNamed = request.type === 'DELIVERY' && request.methodId !== null;
  const [cart, warehouses, methods] = await Promise.all([
    checking,
    data.warehouses(),
    isMethodNamed ? data.shippingMethods() : [],
  ]);
  const { warehouse, problem } = pickWarehouse(warehouseChoices(warehouses, cart.needs), request);
  const chosen = { type: request.type, warehouse, method: null, options: [], option: null };
  const problems: Problem[] = problem === null ? [] : [problem];
  // A shopper cannot be sent to a warehouse that does not have the goods.
  if (request.type === 'PICKUP') {
    return { ...chosen, warehouse: problem === null ? warehouse : null, problems };
  }

  if (request.cityId === null) problems.push({ code: 'DESTINATION_REQUIRED' });
  const method = methods.find(({ id }) => id === request.methodId) ?? null;
  if (method === null) {
    problems.push({
      code: isMethodNamed ? 'SHIPPING_METHOD_UNKNOWN' : 'SHIPPING_METHOD_REQUIRED',
    });
  }
  if (method === null || warehouse === null || problems.length > 0) {
    return { ...chosen, method, problems };
  }
  if (!cart.counted.some(isCounted)) return { ...chosen, method, problems };
  const offer = await askCourier(request, method, warehouse, cart, data);
  if (offer.problem !== null) problems.push(offer.problem);
  return { ...chosen, method, options: offer.options, option: offer.option, problems };
}

async function askCourier(
  request: DeliveryRequest,
  method: ShippingMethodRecord,
  warehouse: WarehouseRecord,
  cart: CartRecord,
  data: PublicData,
): Promise<Offer> {
  if (method.courier === null || request.cityId === null) return NO_OFFER;
  try {
    const options = await courierOptions(method.courier, warehouse, request.cityId, cart, data);
    return chooseOption(options, request.service);
  } catch (error) {
    if (error instanceof ShopRejection) return failed(error.message);
    if (error instanceof UpstreamError) return failed(null);
    throw error;
  }
}

/** What a courier offers for a cart. Rejects when it cannot be asked, or turns the parcel away. */
export async function courierOptions(
  courier: string,
  { id, cityId }: WarehouseRecord,
  destination: string,
  { weight }: Pick<CartRecord, 'weight'>,
  data: PublicData,
): Promise<readonly ShippingOptionRecord[]> {
  if (cityId === null) throw new UpstreamError('SHOP_BAD_REPLY', `warehouse ${id} has no city`);
  const grams = weightQueryGrams(weight);
  return data.shippingOptions({ origin: cityId, destination, weight: grams, courier });
}

function failed(text: string | null): Offer {
  const problem: Problem = { code: 'SHIPPING_OPTIONS_FAILED', ...(text === null ? {} : { text }) };
  return { ...NO_OFFER, problem };
}

/** The named service, or the first one in the shop's order, even when it is not the cheapest. */
function chooseOption(options: readonly ShippingOptionRecord[], service: string | null): Offer {
  const [first] = options;
  if (first === undefined) return { ...NO_OFFER, problem: { code: 'SHIPPING_OPTIONS_EMPTY' } };
  if (service === null) return { options, option: first, problem: null };
  const option = options.find((candidate) => candidate.service === service) ?? null;
  return { options, option, problem: option === null ? { code: 'SHIPPING_OPTION_UNKNOWN' } : null };
}
