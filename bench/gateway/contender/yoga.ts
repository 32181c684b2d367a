import { createServer, type Server } from 'node:http';
import { useResponseCache } from '@graphql-yoga/plugin-response-cache';
import { createSchema, createYoga } from 'graphql-yoga';
import { LeanRest } from './lean-rest.ts';
import { resolvers, type ShopContext } from './resolvers.ts';

/** **Y**: GraphQL Yoga; **YR** with its response cache, which shares every response between all clients. */
export function yogaContender(
  typeDefs: string,
  shopUrl: string,
  { isCached }: { readonly isCached: boolean },
): Server {
  const rest = new LeanRest(shopUrl);
  const yoga = createYoga({
    schema: createSchema<ShopContext>({ typeDefs, resolvers }),
    context: ({ request }): ShopContext => ({
      shop: rest.source(request.headers.get('authorization')),
    }),
    graphiql: false,
    logging: false,
    plugins: isCached ? [useResponseCache({ session: () => null })] : [],
  });
  return createServer((request, response) => void yoga(request, response));
}
