import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { FormReader } from '../http/form.ts';
import type { Reply } from '../http/reply.ts';
import { publicRoute } from '../http/route.ts';
import type { Call } from '../http/route.ts';
import { pageOfVisit } from '../resources/payment/store-pages.ts';
import type { Shop } from '../shop.ts';
import { readAction, sendToBackend, signedMessage } from './answer.ts';
import { refusedPage, returnPage } from './notice-pages.ts';
import { paymentPage } from './payment-page.ts';
import { visitOf } from './visit.ts';

/**
 * The page that plays the payment provider (shop-api.md 5.24). It is there only in the demo and while no
 * provider is set: elsewhere nobody can pay without money.
 */
export function sandboxRoutes(app: FastifyInstance, shop: Shop): void {
  const { ipay88Url, demo } = shop.settings;
  if (ipay88Url !== null || !demo.sandbox) return;
  void app.register(async (scope) => {
    await scope.register(formbody);
    publicRoute(scope, shop, {
      method: 'POST',
      path: '/sandbox/ipay88/PG',
      handle: async ({ body }) => {
        const visit = await visitOf(shop.db, body, shop.now());
        if (visit === null) return wrongPair(shop);
        return visit.isOpen ? paymentPage(shop, visit) : usedUp(shop, pageOfVisit(visit));
      },
    });
    publicRoute(scope, shop, {
      method: 'POST',
      path: '/sandbox/ipay88/answer',
      handle: (call) => answer(shop, call),
    });
  });
}

/** A button was pressed: the shop hears it as from a provider, then the browser is sent back. */
async function answer(shop: Shop, { body, request }: Call<unknown>): Promise<Reply> {
  const visit = await visitOf(shop.db, body, shop.now());
  const action = readAction(new FormReader(body).optionalText('action', 'action'));
  if (visit === null || action === null) return wrongPair(shop);
  if (!visit.isOpen) return usedUp(shop, pageOfVisit(visit));
  const message = signedMessage(shop, visit, action);
  const isTaken = await sendToBackend(ownOrigin(shop, request.socket), message);
  if (!isTaken) request.log.warn('the back end did not take a message of the sandbox');
  return returnPage(shop, action, message);
}

function wrongPair(shop: Shop): Reply {
  return refusedPage(shop, 'Halaman pembayaran tidak ditemukan', '/');
}

function usedUp(shop: Shop, backTo: string): Reply {
  return refusedPage(shop, 'Halaman pembayaran sudah tidak berlaku', backTo);
}

/** Where this process can reach itself. */
function ownOrigin(
  shop: Shop,
  socket: { readonly localAddress?: string | undefined; readonly localPort?: number | undefined },
): string {
  const { localAddress: host, localPort: port } = socket;
  if (host === undefined || port === undefined) return shop.publicUrl;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
