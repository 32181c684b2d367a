import { limitPipelining } from '@gawai/server-kit/limit-pipelining';
import { traceRequests } from '@gawai/server-kit/tracing/trace-requests';
import { fastify, type FastifyInstance } from 'fastify';
import { sendErrorResponse, registerErrorHandlers } from './http/failures.ts';
import { logOptions } from './http/log.ts';
import { readJsonBodies } from './http/json-body.ts';
import { cannotListen } from './http/listener.ts';
import { addRateLimits } from './http/rate-limits.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { addressRoutes } from './resources/address/routes.ts';
import { catalogOperatorRoutes } from './resources/catalog/operator-routes.ts';
import { catalogRoutes } from './resources/catalog/routes.ts';
import { contentRoutes } from './resources/content/routes.ts';
import { healthRoutes } from './resources/health/routes.ts';
import { orderOperatorRoutes } from './resources/order/operator-routes.ts';
import { orderRoutes } from './resources/order/routes.ts';
import { paymentGatewayRoutes } from './resources/payment/gateway-routes.ts';
import { paymentMethodRoutes } from './resources/payment/method-routes.ts';
import { pictureRoutes } from './resources/picture/routes.ts';
import { receiptOperatorRoutes } from './resources/receipt/operator-routes.ts';
import { receiptRoutes } from './resources/receipt/routes.ts';
import { refundRoutes } from './resources/refund/routes.ts';
import { regionRoutes } from './resources/region/routes.ts';
import { reviewRoutes } from './resources/review/routes.ts';
import { sessionRoutes } from './resources/session/routes.ts';
import { shippingFeeRoutes } from './resources/shipping/fee-routes.ts';
import { shippingMethodRoutes } from './resources/shipping/method-routes.ts';
import { voucherOperatorRoutes } from './resources/voucher/operator-routes.ts';
import { voucherRoutes } from './resources/voucher/routes.ts';
import { wishlistRoutes } from './resources/wishlist/routes.ts';
import { mailSandboxRoutes } from './sandbox/mail-routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import type { Shop } from './shop.ts';

/** Bytes of a body without a file; an order of 100 lines fits. */
const DEFAULT_BODY_LIMIT = 100_000;
const MAX_PARAMETER = 300;

/** Adds routes or hooks to the app: the routes of a resource, or an extension such as fault injection. */
export type AddRoutes = (app: FastifyInstance, shop: Shop) => void;

/** Builds the Fastify app of the shop API, without listening; `extensions` are added before its routes. */
export async function buildApp(
  shop: Shop,
  extensions: readonly AddRoutes[] = [],
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: DEFAULT_BODY_LIMIT,
    // Requests that arrive over a keep-alive connection during the stop still get their response.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAMETER, ignoreTrailingSlash: true },
    trustProxy: [...shop.settings.trustProxy],
    frameworkErrors: (error, request, reply) => {
      sendErrorResponse(error, request, reply);
    },
    ...logOptions(shop.settings.logLevel),
  });
  limitPipelining(app);
  const { host, metricsPort, tracing } = shop.settings;
  await traceRequests(app, tracing);
  if (metricsPort !== null) {
    const { serveHttpMetrics } = await import('@gawai/server-kit/http-metrics');
    await serveHttpMetrics(app, { host, port: metricsPort }).catch((error: unknown) => {
      throw cannotListen(error, host, metricsPort, 'SHOP_METRICS_PORT');
    });
  }
  // The schemas are for the OpenAPI document only. The readers of the routes validate, with the error texts of the
  // shop.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  if (shop.settings.demo.apiDocs) await (await import('./http/api-docs.ts')).serveApiDocs(app);
  await addRateLimits(app, shop);
  readJsonBodies(app);
  registerErrorHandlers(app);
  for (const addRoutes of [
    ...extensions,
    healthRoutes,
    pictureRoutes,
    catalogRoutes,
    catalogOperatorRoutes,
    contentRoutes,
    paymentMethodRoutes,
    shippingMethodRoutes,
    shippingFeeRoutes,
    regionRoutes,
    sessionRoutes,
    wishlistRoutes,
    addressRoutes,
    voucherRoutes,
    voucherOperatorRoutes,
    orderRoutes,
    orderOperatorRoutes,
    reviewRoutes,
    refundRoutes,
    paymentGatewayRoutes,
    receiptRoutes,
    receiptOperatorRoutes,
    sandboxRoutes,
    mailSandboxRoutes,
    scheduledJobs,
  ]) {
    addRoutes(app, shop);
  }
  return app;
}
