import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { Database } from '../../db/database.ts';
import type { Customer } from '../../http/customer.ts';
import { invalid } from '../../http/refusals.ts';
import type { Reply } from '../../http/reply.ts';
import type { Recipient } from './order-request.ts';
import { districtById, ownsAddress } from './record-queries.ts';

/** The names of where an order goes, from the shop's own records. */
export interface RegionNames {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/**
 * Province, city and district must lie in each other, and a saved address must be the caller's own
 * (Contract 5.19, clarification 6). Part of the shape: refused with 422.
 */
export async function checkRecipient(
  db: Database,
  caller: Customer | null,
  recipient: Recipient,
): Promise<{ readonly refusal: Reply } | { readonly refusal: null; readonly names: RegionNames }> {
  const { userAddressId, provinceId, cityId, districtId } = recipient;
  const isOwn =
    userAddressId === null ||
    (caller !== null && (await ownsAddress(db, caller.id, userAddressId)));
  if (!isOwn) return { refusal: invalid({ user_address_id: ['Alamat tidak ditemukan'] }) };
  const found = await districtById(db, districtId);
  if (found === null) return unfit('district_id', fieldLabels.districtId);
  if (found.cityId !== cityId) return unfit('city_id', fieldLabels.cityId);
  if (found.provinceId !== provinceId) return unfit('province_id', fieldLabels.provinceId);
  const { province, city, district } = found;
  return { refusal: null, names: { province, city, district } };
}

function unfit(field: string, label: string) {
  return { refusal: invalid({ [field]: [`Kolom ${label} tidak valid`] }) };
}
