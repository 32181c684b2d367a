import { openStoredValue } from './browser-storage.ts';
import { isRecord } from './read-json.ts';

/** Name under which the browser stores the city. */
export const DELIVERY_CITY_NAME = 'delivery-city';

/** Where a shopper wants to know the shipping fee to; empty ids while nothing is chosen. */
export interface DeliveryCity {
  readonly provinceId: string;
  readonly cityId: string;
}

const NONE: DeliveryCity = { provinceId: '', cityId: '' };

/** Opens the city that was last chosen on this device in the shop called `storeName`. */
export function openDeliveryCity(storeName: string): {
  read: () => DeliveryCity;
  remember: (city: DeliveryCity) => void;
} {
  const stored = openStoredValue(storeName, DELIVERY_CITY_NAME);
  return {
    read: () => {
      const value = stored.read();
      if (!isRecord(value)) return NONE;
      const { provinceId, cityId } = value;
      return typeof provinceId === 'string' && typeof cityId === 'string'
        ? { provinceId, cityId }
        : NONE;
    },
    remember: stored.write,
  };
}
