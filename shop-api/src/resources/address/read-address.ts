import type { Database } from '../../db/database.ts';
import { FormReader } from '../../http/form.ts';
import { invalid } from '../../http/rejections.ts';
import type { ShopResponse } from '../../http/shop-response.ts';
import { checkRegion } from '../region/check-region.ts';
import { addressForm } from './address-schemas.ts';
import type { FilledAddress } from './save-address.ts';

/**
 * Reads the body of POST and PUT /user-address (shop-api.md 5.15), or returns what is wrong with it: 422.
 * The regions must lie in each other; their names are taken from the shop's own records.
 */
export async function readAddress(
  db: Database,
  body: unknown,
): Promise<
  | { readonly rejection: ShopResponse }
  | { readonly rejection: null; readonly address: FilledAddress }
> {
  const form = new FormReader(body);
  const { isDefault: wantsDefault, ...sent } = addressForm.read(form);
  if (form.errors !== null) return { rejection: invalid(form.errors) };
  const region = await checkRegion(db, sent);
  if (region.errors !== null) return { rejection: invalid(region.errors) };
  return { rejection: null, address: { fields: { ...sent, ...region.names }, wantsDefault } };
}
