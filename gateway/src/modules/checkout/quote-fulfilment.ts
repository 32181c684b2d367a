import type { Decimal } from '@gawai/domain/decimal';
import type { Problem } from '@gawai/domain/problem';
import { isCounted } from '@gawai/domain/quote';
import { weightQueryGrams } from '@gawai/domain/shipping';
import type { PublicData } from '../../cache/public-data/public-data.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { ShippingOptionRecord } from '../../rest/endpoints/shipping-fee.ts';
import type { ShippingMethodRecord } from '../../rest/endpoints/shipping-method.ts';
import type { WarehouseRecord } from '../../rest/endpoints/warehouse.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';
import type { CartRecord } from './quote-lines.ts';
import type { DeliveryRequest, FulfilmentRequest } from './quote-request.ts';
import { pickWarehouse, warehouseChoices } from './quote-warehouse.ts';

/** Delivery or pickup of a quote. */
export interface FulfilmentRecord {
  readonly type: FulfilmentRequest['type'];
  readonly warehouse: WarehouseRecord | null;
  /** Null at pickup, and while none was chosen. */
  readonly method: ShippingMethodRecord | null;
  readonly options: readonly ShippingOptionRecord[];
  readonly option: ShippingOptionRecord | null;
  /** Null at pickup, and while warehouse, city or goods are missing. */
  readonly parcel: Parcel | null;
  /** Why it cannot be ordered, the deepest cause first. */
  readonly problems: readonly Problem[];
}

/** Everything that the fee of a courier depends on. */
export interface Parcel {
  readonly warehouse: WarehouseRecord;
  /** Wire id of the destination. */
  readonly cityId: string;
  /** Grams, not yet rounded. */
  readonly weight: Decimal;
}

/** Services of a courier, or why there are none. */
type Offer = Pick<FulfilmentRecord, 'options' | 'option'> & { readonly problem: Problem | null };

const NO_OFFER: Offer = { options: [], option: null, problem: null };

/**
 * Chooses warehouse, method and courier service (specification.md 4). Fees are requested only when
 * everything that they depend on is known and something can be sent. A missing fee is a problem, never
 * free shipping.
 */
export async function resolveFulfilment(
  request: FulfilmentRequest,
  cartCheck: Promise<CartRecord>,
  { data, log }: Pick<GatewayContext, 'data' | 'log'>,
): Promise<FulfilmentRecord> {
  const isMethodNamed = request.type === 'DELIVERY' && request.methodId !== null;
  const [cart, warehouses, methods] = await Promise.all([
    cartCheck,
    data.warehouses(),
    isMethodNamed ? data.shippingMethods() : [],
  ]);
  const { warehouse, problem } = pickWarehouse(warehouseChoices(warehouses, cart.needs), request);
  const chosen = { type: request.type, warehouse, method: null, options: [], option: null };
  const problems: Problem[] = problem === null ? [] : [problem];
  // A shopper cannot be sent to a warehouse that does not have the goods.
  if (request.type === 'PICKUP') {
    return { ...chosen, warehouse: problem === null ? warehouse : null, parcel: null, problems };
  }

  const { cityId } = request;
  if (cityId === null) problems.push({ code: 'DESTINATION_REQUIRED' });
  const isSendable = problem === null && cart.counted.some(isCounted);
  const parcel =
    isSendable && warehouse !== null && cityId !== null
      ? { warehouse, cityId, weight: cart.weight }
      : null;
  const method = methods.find(({ id }) => id === request.methodId) ?? null;
  if (method === null) {
    problems.push({
      code: isMethodNamed ? 'SHIPPING_METHOD_UNKNOWN' : 'SHIPPING_METHOD_REQUIRED',
    });
  }
  if (method === null || parcel === null) return { ...chosen, method, parcel, problems };
  const { problem: noOption, ...offer } = await fetchOffer(request, method, parcel, { data, log });
  if (noOption !== null) problems.push(noOption);
  return { ...chosen, ...offer, method, parcel, problems };
}

async function fetchOffer(
  { service }: DeliveryRequest,
  { courier }: ShippingMethodRecord,
  parcel: Parcel,
  { data, log }: Pick<GatewayContext, 'data' | 'log'>,
): Promise<Offer> {
  if (courier === null) return NO_OFFER;
  try {
    return chooseOption(await courierOptions(courier, parcel, data), service);
  } catch (error) {
    if (error instanceof ShopRejection) return failed(error.message);
    if (!(error instanceof UpstreamError)) throw error;
    log.warn(error.facts, 'courier fees could not be read');
    return failed(null);
  }
}

/** Services of a courier for a parcel. Rejects when the fees cannot be read, or the courier rejects the parcel. */
export async function courierOptions(
  courier: string,
  { warehouse: { id, cityId: origin }, cityId: destination, weight }: Parcel,
  data: PublicData,
): Promise<readonly ShippingOptionRecord[]> {
  if (origin === null) throw new UpstreamError('SHOP_BAD_REPLY', `warehouse ${id} has no city`);
  return data.shippingOptions({ origin, destination, weight: weightQueryGrams(weight), courier });
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
