import type { Database } from '../../db/database.ts';
import type { Customer } from '../../http/customer.ts';
import { invalid } from '../../http/rejections.ts';
import type { ShopResponse } from '../../http/shop-response.ts';
import { checkRegion, type RegionNames } from '../region/check-region.ts';
import type { Recipient } from './order-form.ts';
import { ownsAddress } from './record-queries.ts';

/**
 * Province, city and district must lie in each other, and a saved address must be the caller's own
 * (shop-api.md 5.19, clarification 6). Part of the shape: rejected with 422.
 */
export async function checkRecipient(
  db: Database,
  caller: Customer | null,
  recipient: Recipient,
): Promise<
  { readonly rejection: ShopResponse } | { readonly rejection: null; readonly names: RegionNames }
> {
  const { userAddressId } = recipient;
  const isOwn =
    userAddressId === null ||
    (caller !== null && (await ownsAddress(db, caller.id, userAddressId)));
  if (!isOwn) return { rejection: invalid({ user_address_id: ['Alamat tidak ditemukan'] }) };
  const region = await checkRegion(db, recipient);
  if (region.errors !== null) return { rejection: invalid(region.errors) };
  return { rejection: null, names: region.names };
}
