import { useMemo, useState } from 'react';
import { useSite } from '../../../routing/site.ts';
import { openDeviceOrders, type DeviceOrder } from '../../../lib/device-orders.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';

const NOTHING: readonly DeviceOrder[] = [];

/** The orders that guests made on this device, newest first; none until the browser could be asked. */
export function useDeviceOrders() {
  const { storeName } = useSite();
  const isHydrated = useHydrated();
  const orders = useMemo(() => openDeviceOrders(storeName), [storeName]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const kept = useMemo(() => (isHydrated ? orders.list() : NOTHING), [isHydrated, orders]);
  return {
    list: kept.filter(({ hash }) => !removed.includes(hash)),
    remove: (hash: string) => {
      orders.remove(hash);
      setRemoved((before) => [...before, hash]);
    },
  };
}
