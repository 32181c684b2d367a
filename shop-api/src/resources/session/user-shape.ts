import type { Customer } from '../../http/customer.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { user } from './session-schemas.ts';

/** A customer as the wire sends it, without the token (shop-api.md 5.10). */
export function userShape(customer: Omit<Customer, 'tokenId'>) {
  return wireRecord(user, customer, {});
}
