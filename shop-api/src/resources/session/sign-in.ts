import { randomBytes } from 'node:crypto';
import { checkSignIn } from '@gawai/domain/session';
import { normalisePhone, shopPhoneKey } from '@gawai/domain/phone';
import { anyProblemText } from '@gawai/domain/texts/server-problem-text';
import type { FastifyRequest } from 'fastify';
import { tokenHash } from '../../http/customer.ts';
import { FormReader } from '../../http/form.ts';
import { noteProblems } from '../../http/note-problems.ts';
import { invalid } from '../../http/rejections.ts';
import { ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { isDemoSignIn } from './demo-access.ts';
import type { PasswordTries } from './password-tries.ts';
import { verifyPassword } from './password.ts';
import { addToken, userByPhone } from './queries.ts';
import { loginForm } from './session-schemas.ts';
import { userShape } from './user-shape.ts';

const TOKEN_BYTES = 32;
const TOKEN_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * POST /login (shop-api.md 5.10). An unknown phone and a wrong password get the same text in the same
 * time. The token is 256 random bits and holds for 30 days, seven when it is not used.
 */
export async function signIn(
  shop: Shop,
  body: unknown,
  request: FastifyRequest,
  tries: PasswordTries,
): Promise<ShopResponse> {
  const form = new FormReader(body);
  const sent = loginForm.read(form);
  const { phone, password } = sent;
  noteProblems(form, checkSignIn(sent));
  if (form.errors !== null) return invalid(form.errors);

  const phoneKey = shopPhoneKey(phone) ?? normalisePhone(phone);
  const user = await userByPhone(shop.db, phoneKey);
  // The database may be that of a former demo; what is published must not open it, in the usual time.
  const isClosed = !shop.settings.demo.signIn && isDemoSignIn(phoneKey, password);
  const fits = await tries.check(request, phoneKey, () =>
    verifyPassword(password, isClosed ? null : (user?.passwordHash ?? null)),
  );
  if (typeof fits !== 'boolean') return fits;
  if (user === null || !fits) return wrongPassword();

  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = shop.now();
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS);
  const isStored = await addToken(shop.db, { user, tokenHash: tokenHash(token), now, expiresAt });
  return isStored ? ok({ ...userShape(user), token }, 'Login berhasil') : wrongPassword();
}

function wrongPassword(): ShopResponse {
  return rejected(401, anyProblemText({ code: 'CREDENTIALS_WRONG' }));
}
