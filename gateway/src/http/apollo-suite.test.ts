import { ApolloServer } from '@apollo/server';
import { defineIntegrationTestSuite } from '@apollo/server-integration-testsuite';
import { fastify } from 'fastify';
import { addGraphqlRoutes } from './graphql-routes.ts';

defineIntegrationTestSuite(async (config, options) => {
  const server = new ApolloServer(config);
  await server.start();
  const app = fastify({ forceCloseConnections: true });
  await app.register((scope) =>
    addGraphqlRoutes(scope, server, {
      contextOf: options?.context ?? (() => Promise.resolve({})),
      cacheHandler: null,
      trustedOnly: null,
      corsOrigins: [],
      onRejected: () => undefined,
    }),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { server, url, extraCleanup: () => app.close() };
});
