import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/shop-response.ts';
import { customerRoute, publicRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { canDeliverMails } from '../../mail-settings.ts';
import { ForgottenPasswords } from './forgot-password.ts';
import { savePassword } from './password-change.ts';
import { PasswordTries } from './password-tries.ts';
import { saveProfile } from './profile.ts';
import { endToken } from './queries.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { userShape } from './user-shape.ts';
import { sessionSchemas } from './session-schemas.ts';

const SIGN_INS_PER_MINUTE = 30;
/** More than a household needs; hashing passwords takes the time of everybody else. */
const REGISTRATIONS_PER_MINUTE = 10;

/** POST /login, /register, /logout, GET and POST /profile, POST /change-password (shop-api.md 5.10). */
export function sessionRoutes(app: FastifyInstance, shop: Shop): void {
  const tries = new PasswordTries(app);
  publicRoute(app, shop, {
    method: 'POST',
    path: '/login',
    schema: sessionSchemas.login,
    limit: { perMinute: SIGN_INS_PER_MINUTE, by: 'address' },
    handle: ({ body, request }) => signIn(shop, body, request, tries),
  });
  publicRoute(app, shop, {
    method: 'POST',
    path: '/register',
    schema: sessionSchemas.register,
    limit: { perMinute: REGISTRATIONS_PER_MINUTE, by: 'address' },
    handle: ({ body }) => register(shop, body),
  });
  customerRoute(app, shop, {
    method: 'POST',
    path: '/logout',
    schema: sessionSchemas.logout,
    handle: async ({ caller }) => {
      await endToken(shop.db, caller.tokenId);
      return ok(null, 'Anda telah keluar');
    },
  });
  customerRoute(app, shop, {
    method: 'GET',
    path: '/profile',
    schema: sessionSchemas.profile,
    handle: ({ caller }) => ok(userShape(caller)),
  });
  customerRoute(app, shop, {
    method: 'POST',
    path: '/profile',
    schema: sessionSchemas.saveProfile,
    handle: ({ caller, body }) => saveProfile(shop, caller, body),
  });
  customerRoute(app, shop, {
    method: 'POST',
    path: '/change-password',
    schema: sessionSchemas.changePassword,
    handle: (call) => savePassword(shop, call, tries),
  });
  if (canDeliverMails(shop.settings)) passwordResetRoutes(app, shop);
}

/** POST /forgot-password and /reset-password (shop-api.md 10.10); missing where no mail can reach anybody. */
function passwordResetRoutes(app: FastifyInstance, shop: Shop): void {
  const forgotten = new ForgottenPasswords(app, shop);
  publicRoute(app, shop, {
    method: 'POST',
    path: '/forgot-password',
    schema: sessionSchemas.forgotPassword,
    limit: { perMinute: SIGN_INS_PER_MINUTE, by: 'address' },
    handle: ({ body, request }) => forgotten.request(body, request),
  });
  publicRoute(app, shop, {
    method: 'POST',
    path: '/reset-password',
    schema: sessionSchemas.resetPassword,
    limit: { perMinute: SIGN_INS_PER_MINUTE, by: 'address' },
    handle: ({ body }) => resetPassword(shop, body),
  });
}
