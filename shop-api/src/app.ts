import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { answerError, answerFailures } from './http/failures.ts';
import { readJsonBodies } from './http/json-body.ts';
import { catalogRoutes } from './resources/catalog/routes.ts';
import { contentRoutes } from './resources/content/routes.ts';
import { healthRoutes } from './resources/health/routes.ts';
import { paymentMethodRoutes } from './resources/payment/method-routes.ts';
import { regionRoutes } from './resources/region/routes.ts';
import { sessionRoutes } from './resources/session/routes.ts';
import { shippingMethodRoutes } from './resources/shipping/method-routes.ts';
import type { Shop } from './shop.ts';

/** The largest body of a call that takes no file, in bytes; an order of 100 lines fits well. */
const USUAL_BODY_LIMIT = 100_000;
const LONGEST_PARAMETER = 300;

/** The whole shop API, without listening. */
export function buildApp(shop: Shop): FastifyInstance {
  const app = Fastify({
    bodyLimit: USUAL_BODY_LIMIT,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: true },
    trustProxy: [...shop.settings.trustProxy],
    disableRequestLogging: true,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
    logger: { level: shop.settings.logLevel, redact: ['err.params', 'err.query'] },
  });
  readJsonBodies(app);
  answerFailures(app);
  for (const addRoutes of [
    healthRoutes,
    catalogRoutes,
    contentRoutes,
    paymentMethodRoutes,
    shippingMethodRoutes,
    regionRoutes,
    sessionRoutes,
  ]) {
    addRoutes(app, shop);
  }
  return app;
}
