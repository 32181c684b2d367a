import { wireRecord } from '../../http/wire-record.ts';
import { address } from './address-schemas.ts';
import type { AddressRow } from './queries.ts';

/** A saved address as the wire sends it (shop-api.md 5.15). */
export function addressShape(row: AddressRow) {
  return wireRecord(address, row, {});
}
