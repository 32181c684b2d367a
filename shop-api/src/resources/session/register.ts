import { checkSignUp } from '@gawai/domain/session';
import { shopPhoneKey } from '@gawai/domain/phone';
import { anyProblemText } from '@gawai/domain/texts/server-problem-text';
import { FormReader } from '../../http/form.ts';
import { noteProblems } from '../../http/note-problems.ts';
import { invalid, tooManyCalls } from '../../http/rejections.ts';
import { created, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { hashNewPassword, notePasswordLength } from './password.ts';
import { addUser, userByPhone } from './queries.ts';
import { registerForm } from './session-schemas.ts';

/** POST /register (shop-api.md 5.10): makes a customer, who signs in next. */
export async function register(shop: Shop, body: unknown): Promise<ShopResponse> {
  const form = new FormReader(body);
  const sent = registerForm.read(form);
  const { phone, firstName, lastName, password } = sent;
  noteProblems(form, checkSignUp(sent));
  notePasswordLength(form, 'password', password);
  const phoneKey = shopPhoneKey(phone);
  if (phoneKey === undefined) noteProblems(form, [{ code: 'PHONE_INVALID' }]);
  if (form.errors !== null || phoneKey === undefined) return invalid(form.errors ?? {});

  if ((await userByPhone(shop.db, phoneKey)) !== null) return taken();
  const passwordHash = await hashNewPassword(password);
  if (passwordHash === null) return tooManyCalls(1);
  const isAdded = await addUser(shop.db, { phone: phoneKey, firstName, lastName, passwordHash });
  return isAdded ? created(null, 'Registrasi berhasil. Silakan Sign In.') : taken();
}

function taken(): ShopResponse {
  return invalid({ phone: [anyProblemText({ code: 'PHONE_TAKEN' })] });
}
