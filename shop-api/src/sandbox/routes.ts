import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { FieldReader } from '../http/field-reader.ts';
import type { ShopResponse } from '../http/shop-response.ts';
import { routesOf, type Call } from '../http/route.ts';
import { returnAddress } from '../resources/payment/return-address.ts';
import type { Shop } from '../shop.ts';
import { readAction, sendToBackend, signedMessage } from './sandbox-message.ts';
import { rejectedPage, returnPage } from './notice-pages.ts';
import { paymentPage } from './payment-page.ts';
import { checkoutOf, type Checkout } from './checkout.ts';

/**
 * The page that replaces the payment provider (shop-api.md 5.24). It exists only in the demo and without a provider:
 * elsewhere no order can be paid without money.
 */
export function sandboxRoutes(app: FastifyInstance, shop: Shop): void {
  const { ipay88Url, demo } = shop.settings;
  if (ipay88Url !== null || !demo.sandbox) return;
  void app.register(async (scope) => {
    const { publicRoute } = routesOf(scope, shop);
    await scope.register(formbody);
    publicRoute('POST /sandbox/ipay88/PG', null, async ({ body }) => {
      const checkout = await checkoutOf(shop.db, body, shop.now());
      if (checkout === null) return wrongPair(shop);
      return checkout.isOpen ? paymentPage(shop, checkout) : usedUp(shop, checkout);
    });
    publicRoute('POST /sandbox/ipay88/answer', null, (call) => sendAction(shop, call));
  });
}

/** Sends the result of the pressed button to the shop as a provider would, then sends the browser back. */
async function sendAction(shop: Shop, { body, request }: Call<unknown>): Promise<ShopResponse> {
  const checkout = await checkoutOf(shop.db, body, shop.now());
  const action = readAction(new FieldReader(body).optionalText('action', 'action'));
  if (checkout === null || action === null) return wrongPair(shop);
  if (!checkout.isOpen) return usedUp(shop, checkout);
  const message = signedMessage(shop, checkout, action);
  const isAccepted = await sendToBackend(ownOrigin(shop, request.socket), message);
  if (!isAccepted) request.log.warn('the back end rejected a message of the sandbox');
  const backTo = returnAddress(shop.settings.storeUrl, checkout);
  return returnPage(shop, action, message, new URL(backTo).origin);
}

function wrongPair(shop: Shop): ShopResponse {
  return rejectedPage(shop, 'Halaman pembayaran tidak ditemukan', `${shop.settings.storeUrl}/`);
}

function usedUp(shop: Shop, checkout: Checkout): ShopResponse {
  const backTo = returnAddress(shop.settings.storeUrl, checkout);
  return rejectedPage(shop, 'Halaman pembayaran sudah tidak berlaku', backTo);
}

/** The origin at which this process can reach itself. */
function ownOrigin(
  shop: Shop,
  socket: { readonly localAddress?: string | undefined; readonly localPort?: number | undefined },
): string {
  const { localAddress: host, localPort: port } = socket;
  if (host === undefined || port === undefined) return shop.publicUrl;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
