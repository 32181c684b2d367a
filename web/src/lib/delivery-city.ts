import { openStoredValue } from './browser-storage.ts';
import { isRecord } from './read-json.ts';

/** Destination of a shipping estimate; empty ids while nothing is chosen. */
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
  const stored = openStoredValue(storeName, 'delivery-city');
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
