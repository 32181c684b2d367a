import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/reply.ts';
import { customerRoute, publicRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { savePassword } from './password-change.ts';
import { saveProfile } from './profile.ts';
import { endToken } from './queries.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import { userShape } from './user-shape.ts';

/** POST /login, /register, /logout, GET and POST /profile, POST /change-password (Contract 5.10). */
export function sessionRoutes(app: FastifyInstance, shop: Shop): void {
  publicRoute(app, shop, {
    method: 'POST',
    path: '/login',
    handle: ({ body, address }) => signIn(shop, body, address),
  });
  publicRoute(app, shop, {
    method: 'POST',
    path: '/register',
    handle: ({ body }) => register(shop, body),
  });
  customerRoute(app, shop, {
    method: 'POST',
    path: '/logout',
    handle: async ({ caller }) => {
      await endToken(shop.db, caller.tokenId);
      return ok(null, 'Anda telah keluar');
    },
  });
  customerRoute(app, shop, {
    method: 'GET',
    path: '/profile',
    handle: ({ caller }) => ok(userShape(caller)),
  });
  customerRoute(app, shop, {
    method: 'POST',
    path: '/profile',
    handle: ({ caller, body }) => saveProfile(shop, caller, body),
  });
  customerRoute(app, shop, {
    method: 'POST',
    path: '/change-password',
    handle: ({ caller, body }) => savePassword(shop, caller, body),
  });
}
