import { readFields, addProblems } from '../../http/read-fields.ts';
import { wireGender, readGender } from '@gawai/domain/gender';
import { checkProfile, checkChangePassword } from '@gawai/domain/session';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { Customer } from '../../http/customer.ts';
import { invalid, unauthenticated } from '../../http/rejections.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { changeProfile, changePassword, passwordHashOf } from './queries.ts';
import { profileFields, passwordFields, userShape } from './session-schemas.ts';
import type { Call } from '../../http/route.ts';
import type { PasswordTries } from './password-tries.ts';
import { hashPassword, checkPasswordLength, verifyPassword } from './password.ts';

/** POST /profile (shop-api.md 5.10): changes names and gender only; returns the customer. */
export async function saveProfile(
  shop: Shop,
  caller: Customer,
  body: unknown,
): Promise<ShopResponse> {
  const sent = readFields(profileFields, body, (values, reader) => {
    addProblems(reader, checkProfile(values));
    if (values.gender !== null && readGender(values.gender) === null) {
      reader.fail('gender', `Kolom ${fieldLabels.gender} tidak valid`);
    }
    return [];
  });
  const { firstName, lastName } = sent;
  const gender = readGender(sent.gender);
  const profile = { firstName, lastName, gender: gender === null ? null : wireGender(gender) };
  await changeProfile(shop.db, caller.id, profile);
  return ok(userShape({ ...caller, ...profile }), 'Profil berhasil disimpan');
}

/**
 * POST /change-password (shop-api.md 5.10). The other sessions of the customer end. Wrong passwords count together
 * with those of POST /login, so a stolen token does not help to guess.
 */
export async function savePassword(
  shop: Shop,
  { caller, body, request }: Call<Customer>,
  tries: PasswordTries,
): Promise<ShopResponse> {
  const { currentPassword, newPassword } = readFields(passwordFields, body, (sent, reader) => {
    addProblems(reader, checkChangePassword(sent));
    checkPasswordLength(reader, 'new_password', sent.newPassword);
    return [];
  });
  const checkedHash = await passwordHashOf(shop.db, caller.id);
  const fits = await tries.check(request, caller.phone, () =>
    verifyPassword(currentPassword, checkedHash),
  );
  if (!fits) return wrongPassword();
  const passwordHash = await hashPassword(newPassword);
  const outcome = await changePassword(shop.db, {
    userId: caller.id,
    currentTokenId: caller.tokenId,
    checkedHash,
    passwordHash,
  });
  if (outcome === 'signed out') return unauthenticated();
  if (outcome === 'changed before') return wrongPassword();
  return ok(null, 'Password berhasil diubah');
}

/** The password may be changed already: the response to the first request can be lost. */
function wrongPassword(): ShopResponse {
  const text = `${fieldLabels.currentPassword} tidak sesuai. Jika baru saja diganti, isi dengan Password baru Anda.`;
  return invalid({ current_password: [text] });
}
