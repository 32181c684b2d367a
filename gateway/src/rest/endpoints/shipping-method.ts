import type { ShippingMethod } from '@gawai/domain/shipping';
import type { RestClient } from '../client/rest-client.ts';
import type { WireEntry } from '../wire/wire-entry.ts';
import { readImage, type ImageRecord } from './image.ts';
import { readTrackingAddress } from './link.ts';

/** A shipping method of the domain, with the courier's name for the request of fees. */
export interface ShippingMethodRecord extends ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly logo: ImageRecord | null;
  /** The courier's tracking page, with the placeholder `{resi}` for the number. */
  readonly trackingUrl: string | null;
  /** The courier's name on the wire; null for the shop's own courier. */
  readonly courier: string | null;
}

/** GET /shipping-method, in the shop's order (shop-api.md 5.8). */
export function fetchShippingMethods(shop: RestClient): Promise<readonly ShippingMethodRecord[]> {
  return shop.list({ path: ['shipping-method'] }, readShippingMethod);
}

function readShippingMethod(entry: WireEntry): ShippingMethodRecord {
  const isCourierCalculated = entry.flag('is_rajaongkir');
  return {
    id: entry.id('id'),
    name: entry.text('name'),
    logo: readImage(entry, 'logo', entry.text('name')),
    trackingUrl: readTrackingAddress(entry.textOrNull('tracking_url')),
    isCourierCalculated,
    // Without a courier the fee cannot be computed, so such an entry is unusable.
    courier: isCourierCalculated ? entry.text('rajaongkir_courier_name') : null,
    additionalFee: entry.money('additional_fee'),
    insuranceFeePercentage: entry.amount('insurance_fee_percentage'),
    insuranceFeeAmount: entry.money('insurance_fee_amount'),
  };
}
