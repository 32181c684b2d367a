import { checkNewPassword } from '@gawai/domain/session';
import { anyProblemText } from '@gawai/domain/texts/server-problem-text';
import { tokenHash } from '../../http/customer.ts';
import { FormReader } from '../../http/form.ts';
import { noteProblems } from '../../http/note-problems.ts';
import { invalid, tooManyCalls } from '../../http/rejections.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { accountOfReset, usePasswordReset } from './password-reset-queries.ts';
import { hashNewPassword, notePasswordLength } from './password.ts';
import { resetPasswordForm } from './session-schemas.ts';

/**
 * POST /reset-password (shop-api.md 10.10): a new password by the token of a mail, which is used up by it. All
 * sign-ins of the customer end; mistakes of the form leave the token as it is.
 */
export async function resetPassword(shop: Shop, body: unknown): Promise<ShopResponse> {
  const form = new FormReader(body);
  const { token, password, confirmPassword } = resetPasswordForm.read(form);
  noteProblems(form, checkNewPassword({ password, confirmPassword }));
  notePasswordLength(form, 'password', password);
  if (form.errors !== null) return invalid(form.errors);

  const hash = tokenHash(token);
  const userId = await accountOfReset(shop.db, hash, shop.now());
  if (userId === null) return unusable();
  const passwordHash = await hashNewPassword(password);
  if (passwordHash === null) return tooManyCalls(1);
  const isSet = await usePasswordReset(shop.db, { userId, tokenHash: hash, passwordHash });
  return isSet ? ok(null, 'Kata sandi baru berhasil disimpan. Silakan Sign In.') : unusable();
}

function unusable(): ShopResponse {
  return invalid({ token: [anyProblemText({ code: 'RESET_TOKEN_INVALID' })] });
}
