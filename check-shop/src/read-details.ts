import { DETAIL_NAMES, type ProductRecord } from '@gawai/gateway/rest/endpoints/product';

/** Reads every detail: the gateway reads those that an operation selects, the report is about all. */
export function readDetails(products: readonly ProductRecord[]): readonly ProductRecord[] {
  for (const product of products) DETAIL_NAMES.forEach((name) => product[name]);
  return products;
}
