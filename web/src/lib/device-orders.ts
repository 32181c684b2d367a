import { openStoredValue } from './browser-storage.ts';
import { isRecord, readNumber, readText } from './read-json.ts';

/** An order that a guest placed on this device. */
export interface DeviceOrder {
  /** Key in the order's link. */
  readonly hash: string;
  /** Order number, e.g. `SO261120000900`. */
  readonly number: string;
  /** When it was sent, in ms since 1970. */
  readonly time: number;
}

/** The orders that guests placed on this device, newest first: guests have no other list of them. */
export interface DeviceOrders {
  list: () => DeviceOrder[];
  /** Moves or adds an order to the front. */
  remember: (order: DeviceOrder) => void;
  /** Removes an order from the list. */
  remove: (hash: string) => void;
}

const MAX_ENTRIES = 50;

function readOrder(value: unknown): DeviceOrder | null {
  if (!isRecord(value)) return null;
  const hash = readText(value['hash']);
  const number = readText(value['number']);
  const time = readNumber(value['time']);
  return hash === null || number === null || time === null ? null : { hash, number, time };
}

/** Opens the list of the shop called `storeName`; at most 50 orders are stored. */
export function openDeviceOrders(storeName: string): DeviceOrders {
  const stored = openStoredValue(storeName, 'orders');
  const list = (): DeviceOrder[] => {
    const value = stored.read();
    return Array.isArray(value) ? value.map(readOrder).filter((order) => order !== null) : [];
  };
  const without = (hash: string) => list().filter((order) => order.hash !== hash);
  return {
    list,
    remember: (order) => {
      stored.write([order, ...without(order.hash)].slice(0, MAX_ENTRIES));
    },
    remove: (hash) => {
      stored.write(without(hash));
    },
  };
}
