import type { Step } from './steps.ts';

/** A guest; the region by its district id, as the statistics office counts. */
export interface DemoGuest {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly streetAddress: string;
  readonly districtId: number;
  readonly zipCode: string;
}

/**
 * When an order was placed: hours ago, hours past the expiry of its payments, or a share of the
 * payment time limit, so that it is still open with any limit.
 */
export type DemoTime =
  | { readonly hoursAgo: number }
  | { readonly hoursPastExpiry: number }
  | { readonly shareOfTimeLimit: number };

/** A product of the catalogue by its name, one of its kinds when it has several. */
export interface DemoLine {
  readonly product: string;
  readonly variant?: string;
  readonly quantity?: number;
}

/** A courier and its service; none for the shop's own. */
export interface DemoCourier {
  readonly methodId: number;
  readonly service: string | null;
}

/** An order of the demo shop: what was ordered, how it is sent and paid, and its later steps. */
export interface DemoOrder {
  /** The demo customer by default. */
  readonly by?: DemoGuest;
  readonly placed: DemoTime;
  readonly lines: readonly DemoLine[];
  /** The one in Jakarta (1) by default. */
  readonly warehouseId?: 1 | 2 | 3;
  /** The saved address of the customer that it is sent to; the default address if missing. */
  readonly to?: 'home' | 'office';
  /** By a courier, or picked up at the warehouse; by JNE within the city by default. */
  readonly sent?: DemoCourier | 'pickup';
  readonly voucher?: string;
  /** Ways to pay; each but the last with its amount in rupiah, the last takes the rest. */
  readonly pay: readonly { readonly methodId: number; readonly amount?: number }[];
  /** Its steps, each in hours after it was placed. */
  readonly steps?: readonly (readonly [after: number, step: Step])[];
}
