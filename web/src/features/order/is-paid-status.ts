import type { OrderStatus } from '@gawai/client/schema-types';

/** Whether all payments of an order have arrived, as far as its status says; also when it was given back since. */
export const isPaidStatus = (status: OrderStatus | null) =>
  status === 'PROCESSING' || status === 'SHIPPED' || status === 'REFUNDED';
