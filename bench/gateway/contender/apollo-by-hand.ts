import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { dataByHand, type DataOf } from './by-hand.ts';
import { LeanRest, type LeanSource } from './lean-rest.ts';

interface Context {
  readonly shop: LeanSource;
}

const dataPlugin = <Given>(dataOf: DataOf<Given>): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      responseForOperation: async ({ contextValue, request }) => {
        const data = await dataOf(contextValue.shop, request.variables as Given);
        return {
          http: { headers: new HeaderMap() },
          body: { kind: 'single' as const, singleResult: { data } },
        };
      },
    }),
});

/**
 * **AB**: Apollo Server on `node:http` with the data of the hand-written handler instead of resolvers: the
 * upper limit of a gateway on Apollo Server.
 */
export const apolloByHandContender = (typeDefs: string, shopUrl: string): Promise<Server> =>
  serveApolloByHand(typeDefs, shopUrl, dataByHand);

export async function serveApolloByHand<Given>(
  typeDefs: string,
  shopUrl: string,
  dataOf: DataOf<Given>,
): Promise<Server> {
  const plugins = [dataPlugin(dataOf), ApolloServerPluginCacheControlDisabled()];
  const apollo = new ApolloServer<Context>({ typeDefs, plugins });
  await apollo.start();
  const rest = new LeanRest(shopUrl);
  return createServer((request, response) => {
    void answer(apollo, rest, request).then(({ status = 200, headers, body }) => {
      response.writeHead(status, Object.fromEntries(headers));
      response.end(body.kind === 'complete' ? body.string : '');
    });
  });
}

async function answer(apollo: ApolloServer<Context>, rest: LeanRest, request: IncomingMessage) {
  const { method = '' } = request;
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const body: unknown = JSON.parse(await text(request));
  return apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers, search: '', body },
    context: () => Promise.resolve({ shop: rest.source(request.headers.authorization) }),
  });
}
