import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { canDeliverMails } from '../../mail-settings.ts';
import { PasswordResetRequests, resetPassword } from './forgot-password.ts';
import { savePassword, saveProfile } from './profile.ts';
import { PasswordTries } from './password-tries.ts';
import { endToken } from './queries.ts';
import { register, signIn } from './sign-in.ts';
import { sessionSchemas, userShape } from './session-schemas.ts';

/** POST /login, /register, /logout, GET and POST /profile, POST /change-password (shop-api.md 5.10). */
export function sessionRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute, customerRoute } = routesOf(app, shop);
  const tries = new PasswordTries(app);
  publicRoute('POST /login', sessionSchemas.login, ({ body, request }) =>
    signIn(shop, body, request, tries),
  );
  publicRoute('POST /register', sessionSchemas.register, ({ body }) => register(shop, body));
  customerRoute('POST /logout', sessionSchemas.logout, async ({ caller }) => {
    await endToken(shop.db, caller.tokenId);
    return ok(null, 'Anda telah keluar');
  });
  customerRoute('GET /profile', sessionSchemas.profile, ({ caller }) => ok(userShape(caller)));
  customerRoute('POST /profile', sessionSchemas.saveProfile, ({ caller, body }) =>
    saveProfile(shop, caller, body),
  );
  customerRoute('POST /change-password', sessionSchemas.changePassword, (call) =>
    savePassword(shop, call, tries),
  );
  if (canDeliverMails(shop.settings)) passwordResetRoutes(app, shop);
}

/** POST /forgot-password and /reset-password (shop-api.md 10.10); missing without a mail server or sandbox. */
function passwordResetRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute } = routesOf(app, shop);
  const forgotten = new PasswordResetRequests(app, shop);
  publicRoute('POST /forgot-password', sessionSchemas.forgotPassword, ({ body, request }) =>
    forgotten.request(body, request),
  );
  publicRoute('POST /reset-password', sessionSchemas.resetPassword, ({ body }) =>
    resetPassword(shop, body),
  );
}
