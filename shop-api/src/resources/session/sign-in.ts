import { readFields, addProblems } from '../../http/read-fields.ts';
import { randomBytes } from 'node:crypto';
import { checkSignIn, checkSignUp } from '@gawai/domain/session';
import { normalisePhone, shopPhoneKey } from '@gawai/domain/phone';
import { anyProblemText } from '@gawai/domain/texts/server-problem-text';
import type { FastifyRequest } from 'fastify';
import { tokenHash } from '../../http/customer.ts';
import { invalid } from '../../http/rejections.ts';
import { ok, rejected, created, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import type { PasswordTries } from './password-tries.ts';
import { verifyPassword, hashNewPassword, checkPasswordLength } from './password.ts';
import { addToken, userByPhone, addUser } from './queries.ts';
import { loginFields, registerFields, userShape } from './session-schemas.ts';
import { DEMO_SIGN_IN } from '../../demo-sign-in.ts';

/** Whether these are the phone, as the shop stores it, and the password that this repository publishes. */
function isDemoSignIn(phoneKey: string, password: string): boolean {
  return phoneKey === shopPhoneKey(DEMO_SIGN_IN.phone) && password === DEMO_SIGN_IN.password;
}

const TOKEN_BYTES = 32;
const TOKEN_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * POST /login (shop-api.md 5.10). An unknown phone and a wrong password get the same text in the same time. The token
 * has 256 random bits and is valid for 30 days, or seven without use.
 */
export async function signIn(
  shop: Shop,
  body: unknown,
  request: FastifyRequest,
  tries: PasswordTries,
): Promise<ShopResponse> {
  const { phone, password } = readFields(loginFields, body, checkSignIn);
  const phoneKey = shopPhoneKey(phone) ?? normalisePhone(phone);
  const user = await userByPhone(shop.db, phoneKey);
  // The database may be that of a former demo; what is published must not open it, in the usual time.
  const isClosed = !shop.settings.demo.signIn && isDemoSignIn(phoneKey, password);
  const fits = await tries.check(request, phoneKey, () =>
    verifyPassword(password, isClosed ? null : (user?.passwordHash ?? null)),
  );
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

/** POST /register (shop-api.md 5.10): creates a customer without a session. */
export async function register(shop: Shop, body: unknown): Promise<ShopResponse> {
  const { phone, firstName, lastName, password } = readFields(
    registerFields,
    body,
    (sent, reader) => {
      addProblems(reader, checkSignUp(sent));
      checkPasswordLength(reader, 'password', sent.password);
      return shopPhoneKey(sent.phone) === undefined ? [{ code: 'PHONE_INVALID' }] : [];
    },
  );
  const phoneKey = shopPhoneKey(phone) ?? '';
  if ((await userByPhone(shop.db, phoneKey)) !== null) return taken();
  const passwordHash = await hashNewPassword(password);
  const isAdded = await addUser(shop.db, { phone: phoneKey, firstName, lastName, passwordHash });
  return isAdded ? created(null, 'Registrasi berhasil. Silakan Sign In.') : taken();
}

function taken(): ShopResponse {
  return invalid({ phone: [anyProblemText({ code: 'PHONE_TAKEN' })] });
}
