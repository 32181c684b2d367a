import type { Decimal } from '@gawai/domain/decimal';
import type { RestClient } from '../client/rest-client.ts';
import { UnusableEntry, WireEntry } from '../wire/wire-entry.ts';
import { asList, isWire } from '../wire/wire-shape.ts';

/** One service of a courier on a route. */
export interface ShippingOptionRecord {
  readonly service: string;
  /** Delivery time in days as the courier writes it; null when it sends none. */
  readonly etd: string | null;
  /** The courier's fee in rupiah, not yet rounded; 0 is free shipping. */
  readonly cost: Decimal;
}

/** Parameters of a shipping fee: wire ids of two cities, whole grams of at least 1, the courier's name. */
export interface ShippingFeeQuery {
  readonly origin: string;
  readonly destination: string;
  readonly weight: number;
  readonly courier: string;
}

const MARKS = ['service'] as const;

/**
 * GET /shipping-fee, in the shop's order (shop-api.md 5.14): flat rows, the courier service's own format
 * `{service, cost: [{value, etd}]}`, or that format inside `costs` of couriers. Options without a
 * readable cost are left out; an empty list means that the courier does not serve the route.
 */
export async function fetchShippingOptions(
  shop: RestClient,
  requested: ShippingFeeQuery,
): Promise<readonly ShippingOptionRecord[]> {
  const query = {
    origin: requested.origin,
    destination: requested.destination,
    weight: String(requested.weight),
    courier: requested.courier,
  };
  const groups = await shop.list(
    { path: ['shipping-fee'], query, timeout: 'slow' },
    (entry) => (entry.has('costs') ? readCourier(entry) : [readOption(entry)]),
    [...MARKS, 'costs'],
  );
  return groups.flat();
}

function readCourier(entry: WireEntry): ShippingOptionRecord[] {
  return entry.entries('costs', readOption, 'service');
}

function readOption(entry: WireEntry): ShippingOptionRecord {
  const service = entry.text('service');
  const nested = Array.isArray(entry.raw('cost')) || isWire(entry.raw('cost'));
  const price = nested ? new WireEntry(asList(entry.raw('cost'), ['value'])?.[0]) : entry;
  const field = nested ? 'value' : 'cost';
  if (price.either(field) === undefined) throw new UnusableEntry('cost');
  return { service, etd: price.textOrNull('etd'), cost: price.money(field) };
}
