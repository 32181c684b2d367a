import type { Server } from 'node:http';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { LeanRest, type ShopSource } from './lean-rest.ts';
import { resolvers, type ShopContext } from './resolvers.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    readonly shop: ShopSource;
  }
}

/** **M**: Mercurius on Fastify; an operation is compiled when it is received the second time. */
export async function mercuriusContender(typeDefs: string, shopUrl: string): Promise<Server> {
  const rest = new LeanRest(shopUrl);
  const app = Fastify();
  await app.register(mercurius, {
    schema: typeDefs,
    resolvers,
    jit: 1,
    context: (request): ShopContext => ({ shop: rest.source(request.headers.authorization) }),
  });
  await app.ready();
  return app.server;
}
