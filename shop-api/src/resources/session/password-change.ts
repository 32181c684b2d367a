import { checkChangePassword } from '@gawai/domain/account';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { Customer } from '../../http/customer.ts';
import { FormReader } from '../../http/form.ts';
import { noteProblems } from '../../http/note-problems.ts';
import { invalid, tooManyCalls } from '../../http/refusals.ts';
import type { Reply } from '../../http/reply.ts';
import { ok } from '../../http/reply.ts';
import type { Shop } from '../../shop.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { changePassword, passwordHashOf } from './queries.ts';
import { countPasswordTry } from './sign-in-limits.ts';

/**
 * POST /change-password (Contract 5.10). The customer's other sign-ins end, the one in use stays.
 * Wrong tries count together with those of signing in, so a stolen token does not help to guess.
 */
export async function savePassword(shop: Shop, caller: Customer, body: unknown): Promise<Reply> {
  const form = new FormReader(body);
  const currentPassword = form.optionalText('current_password', fieldLabels.currentPassword) ?? '';
  const newPassword = form.optionalText('new_password', fieldLabels.newPassword) ?? '';
  const confirmNewPassword =
    form.optionalText('confirm_new_password', fieldLabels.confirmNewPassword) ?? '';
  noteProblems(form, checkChangePassword({ currentPassword, newPassword, confirmNewPassword }));
  if (form.errors !== null) return invalid(form.errors);

  const blocked = countPasswordTry(shop, caller.phone);
  if (blocked !== null) return blocked;
  const fits = await verifyPassword(currentPassword, await passwordHashOf(shop.db, caller.id));
  if (fits === null) return tooManyCalls(1);
  if (!fits) {
    return invalid({ current_password: [`${fieldLabels.currentPassword} tidak sesuai`] });
  }
  const passwordHash = await hashPassword(newPassword);
  if (passwordHash === null) return tooManyCalls(1);
  await changePassword(shop.db, { userId: caller.id, keptTokenId: caller.tokenId, passwordHash });
  return ok(null, 'Password berhasil diubah');
}
