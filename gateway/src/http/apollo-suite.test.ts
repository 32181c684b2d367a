import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { defineIntegrationTestSuite } from '@apollo/server-integration-testsuite';
import { graphqlEndpoint } from './graphql-endpoint.ts';

defineIntegrationTestSuite(async (config, options) => {
  const server = new ApolloServer(config);
  await server.start();
  const endpoint = graphqlEndpoint(server, options?.context ?? (() => Promise.resolve({})));
  const http = createServer((request, response) => {
    const search = /\?.*/s.exec(request.url ?? '')?.[0] ?? '';
    void endpoint(request, response, { search, requestId: 'suite', address: () => null });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    server,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    extraCleanup: async () => {
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };
});
