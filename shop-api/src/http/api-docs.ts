import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { collectSchemas, openApiDocument } from './openapi.ts';

/** Serves the OpenAPI document at `/openapi.json` and a viewer at `/docs`; must come before the routes. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await collectSchemas(app);
  app.get('/openapi.json', () => openApiDocument(app));
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { url: '/openapi.json', docExpansion: 'list' },
    staticCSP: {
      'default-src': "'none'",
      'connect-src': "'self'",
      'img-src': ["'self'", 'data:'],
      'script-src': "'self'",
      'style-src': ["'self'", "'unsafe-inline'"],
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    },
  });
}
