import { genderWord, readGender } from '@gawai/domain/gender';
import { checkProfile } from '@gawai/domain/session';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { Customer } from '../../http/customer.ts';
import { FormReader } from '../../http/form.ts';
import { noteProblems } from '../../http/note-problems.ts';
import { invalid } from '../../http/rejections.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { changeProfile } from './queries.ts';
import { profileForm } from './session-schemas.ts';
import { userShape } from './user-shape.ts';

/** POST /profile (shop-api.md 5.10): names and gender, nothing else; answers the customer. */
export async function saveProfile(
  shop: Shop,
  caller: Customer,
  body: unknown,
): Promise<ShopResponse> {
  const form = new FormReader(body);
  const { firstName, lastName, gender: given } = profileForm.read(form);
  const gender = readGender(given);
  noteProblems(form, checkProfile({ firstName, lastName }));
  if (given !== null && gender === null) {
    form.fail('gender', `Kolom ${fieldLabels.gender} tidak valid`);
  }
  if (form.errors !== null) return invalid(form.errors);

  const profile = { firstName, lastName, gender: gender === null ? null : genderWord(gender) };
  await changeProfile(shop.db, caller.id, profile);
  return ok(userShape({ ...caller, ...profile }), 'Profil berhasil disimpan');
}
