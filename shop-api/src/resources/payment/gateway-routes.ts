import { existing } from '../../http/rejections.ts';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { bare, ok, raw, type ShopResponse } from '../../http/shop-response.ts';
import { RateLimit } from '../../http/rate-limits.ts';
import { routesOf, type Call } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { openSession } from './open-session.ts';
import { recheckPayment } from './recheck-payments.ts';
import { returnAddress } from './return-address.ts';
import { paymentByHash } from './session-queries.ts';
import { processMessage, type ProcessedMessage } from './process-message.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { paymentSchemas, status } from './payment-schemas.ts';

const CALLS_PER_MINUTE = 20;

/** The calls of buyers and of the provider around the hosted payment page (shop-api.md 5.24). */
export function paymentGatewayRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute } = routesOf(app, shop);
  // Both send requests to the provider for any client.
  const pages = new RateLimit(app, 'pages of a payment', CALLS_PER_MINUTE);
  const states = new RateLimit(app, 'states of a payment', CALLS_PER_MINUTE);
  publicRoute('POST /ipay88/request/:hash', paymentSchemas.open, async ({ params, request }) => {
    await pages.require(request, params.hash);
    const returnUrl = request.headers['return-url'];
    return openSession(shop, params.hash, String(returnUrl ?? ''), request.log);
  });
  publicRoute('GET /ipay88/status/:hash', paymentSchemas.status, async ({ params, request }) => {
    await states.require(request, params.hash);
    return paymentStatus(shop, params.hash, request.log);
  });
  publicRoute('GET /ipay88/response', paymentSchemas.responseByQuery, (call) =>
    browserReturn(shop, call, call.query),
  );
  // Only messages of the provider and its pages may be forms.
  void app.register(async (scope) => {
    const { publicRoute } = routesOf(scope, shop);
    await scope.register(formbody);
    publicRoute('POST /ipay88/response', paymentSchemas.response, (call) =>
      browserReturn(shop, call, call.body),
    );
    publicRoute('POST /ipay88/backend', paymentSchemas.backend, async (call) => {
      const result = await processMessage(shop, call.body);
      logRejection(result, call);
      return receipt(result.rejection);
    });
  });
}

/** GET /ipay88/status/{payment hash}: queries the provider again when the payment is pending or expired recently. */
async function paymentStatus(
  shop: Shop,
  hash: string,
  log: Parameters<typeof recheckPayment>[2],
): Promise<ShopResponse> {
  const found = existing(await paymentByHash(shop.db, hash));
  await recheckPayment(shop, found.payment, log);
  const { payment, transactionStatus } = (await paymentByHash(shop.db, hash)) ?? found;
  return ok(wireRecord(status, payment, { transaction_status: transactionStatus }));
}

/**
 * The browser returns from the provider: its message is accepted only when it is signed, and the page it is redirected
 * to reads the status from the database.
 */
async function browserReturn(
  shop: Shop,
  call: Call<unknown>,
  fields: unknown,
): Promise<ShopResponse> {
  const { storeUrl } = shop.settings;
  const result = await processMessage(shop, fields);
  logRejection(result, call);
  return raw(303, {
    location: result.found === null ? `${storeUrl}/` : returnAddress(storeUrl, result.found),
    'referrer-policy': 'no-referrer',
  });
}

function logRejection({ rejection, found }: ProcessedMessage, { request }: Call<unknown>): void {
  if (rejection === null) return;
  request.log.warn({ rejection, session: found?.session.id }, 'rejected a message about a payment');
}

/** The response that the provider expects, so that it knows whether to retry. */
function receipt(rejection: string | null): ShopResponse {
  return bare(
    rejection === null
      ? { Code: '1', Message: { English: 'Status Received', Indonesian: 'Pembayaran diterima' } }
      : { Code: '0', Message: { English: rejection, Indonesian: 'Pembayaran ditolak' } },
  );
}
