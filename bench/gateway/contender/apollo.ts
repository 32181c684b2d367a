import { createServer, type Server } from 'node:http';
import { RESTDataSource, type AugmentedRequest } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { productPath, type ShopSource } from './lean-rest.ts';
import { resolvers, type ShopContext } from './resolvers.ts';
import type { WireOrder, WirePage } from './wire.ts';

class ShopApi extends RESTDataSource implements ShopSource {
  override baseURL: string;
  readonly #authorization: string | undefined;

  constructor(
    shopUrl: string,
    authorization: string | undefined,
    options: ConstructorParameters<typeof RESTDataSource>[0],
  ) {
    super(options);
    this.baseURL = shopUrl;
    this.#authorization = authorization;
  }

  override willSendRequest(_path: string, request: AugmentedRequest): void {
    if (this.#authorization !== undefined) request.headers['authorization'] = this.#authorization;
  }

  productPage = (page: number): Promise<WirePage> => this.#data<WirePage>(productPath(page));

  order = (hash: string): Promise<WireOrder> => this.#data<WireOrder>(`/order/${hash}`);

  async #data<Data>(path: string): Promise<Data> {
    return (await this.get<{ readonly data: Data }>(path)).data;
  }
}

/** **A**: Apollo Server on Express with REST data sources, as its documentation shows it. */
export async function apolloContender(typeDefs: string, shopUrl: string): Promise<Server> {
  const app = express();
  const http = createServer(app);
  const server = new ApolloServer<ShopContext>({
    typeDefs,
    resolvers,
    plugins: [ApolloServerPluginDrainHttpServer({ httpServer: http })],
  });
  await server.start();
  const { cache } = server;
  app.use(
    '/graphql',
    express.json(),
    expressMiddleware(server, {
      context: ({ req }) =>
        Promise.resolve({ shop: new ShopApi(shopUrl, req.headers.authorization, { cache }) }),
    }),
  );
  return http;
}
