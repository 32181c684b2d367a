/** Who makes an order: the demo customer, or a guest with a name and an address of their own. */
export type DemoBuyer = 'customer' | DemoGuest;

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
 * When an order was made: so many hours ago, so many after its payments expired, or such a share of
 * the time its payments may wait, so that it is still open whatever that time is set to.
 */
export type DemoTime =
  | { readonly hoursAgo: number }
  | { readonly hoursPastExpiry: number }
  | { readonly shareOfTimeLimit: number };

/** What happened to an order after it was made, in hours after that; rows and lines count from 0. */
export type DemoStep = { readonly after: number } & (
  | { readonly what: 'pay'; readonly row: number }
  | { readonly what: 'send-receipt'; readonly row: number }
  | { readonly what: 'accept-receipt'; readonly row: number }
  | { readonly what: 'reject-receipt'; readonly row: number; readonly reason: string }
  | { readonly what: 'ship'; readonly resi: string | null }
  | { readonly what: 'request-refund'; readonly reason: string }
  | { readonly what: 'refund'; readonly note: string }
  | { readonly what: 'reject-refund'; readonly note: string }
  | {
      readonly what: 'review';
      readonly line: number;
      readonly star: number;
      readonly text: string | null;
    }
);

/** A product of the catalogue by its name, one of its kinds when it has several. */
export interface DemoLine {
  readonly product: string;
  readonly variant?: string;
  readonly quantity?: number;
}

/** An order of the demo shop: what was ordered, how it is sent and paid, and what became of it. */
export interface DemoOrder {
  readonly by: DemoBuyer;
  readonly made: DemoTime;
  readonly lines: readonly DemoLine[];
  readonly warehouseId: 1 | 2 | 3;
  /** The saved address of the customer it goes to; the default one when not said. */
  readonly to?: 'home' | 'office';
  /** The courier and its service (none for the shop's own), or picked up at the warehouse. */
  readonly sent: { readonly methodId: number; readonly service: string | null } | 'pickup';
  readonly voucher?: string;
  /** Ways to pay; each but the last with its amount in rupiah, the last takes the rest. */
  readonly pay: readonly { readonly methodId: number; readonly amount?: number }[];
  readonly story: readonly DemoStep[];
}
