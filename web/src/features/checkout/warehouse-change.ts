import type { QuoteFieldsFragment } from './quote.generated.ts';

type Quote = Pick<QuoteFieldsFragment, 'fulfilment'>;

/** Names of the warehouse that the shopper saw and of the present one. */
export interface WarehouseChange {
  readonly before: string;
  readonly now: string;
}

/** How the warehouses of two quotes differ; null when they do not, or one of them has none. */
export function warehouseChange(seen: Quote, present: Quote): WarehouseChange | null {
  const before = seen.fulfilment?.warehouse;
  const now = present.fulfilment?.warehouse;
  return before && now && before.id !== now.id ? { before: before.name, now: now.name } : null;
}
