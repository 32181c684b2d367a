import { DETAIL_NAMES, type ProductRecord } from '@gawai/gateway/rest/endpoints/product';

/** Reads every detail: the gateway reads those that an operation selects, the report is about all. */
export function readDetails(products: readonly ProductRecord[]): readonly ProductRecord[] {
  for (const product of products) for (const name of DETAIL_NAMES) void product[name];
  return products;
}
