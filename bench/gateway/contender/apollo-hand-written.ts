import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { handWrittenData, type DataOf } from './hand-written.ts';
import { LeanRest, type LeanSource } from './lean-rest.ts';

interface Context {
  readonly shop: LeanSource;
}

const dataPlugin = <Input>(dataOf: DataOf<Input>): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      responseForOperation: async ({ contextValue, request }) => {
        const data = await dataOf(contextValue.shop, request.variables as Input);
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
export const apolloHandWrittenContender = (typeDefs: string, shopUrl: string): Promise<Server> =>
  serveApolloHandWritten(typeDefs, shopUrl, handWrittenData);

export async function serveApolloHandWritten<Input>(
  typeDefs: string,
  shopUrl: string,
  dataOf: DataOf<Input>,
): Promise<Server> {
  const plugins = [dataPlugin(dataOf), ApolloServerPluginCacheControlDisabled()];
  const apollo = new ApolloServer<Context>({ typeDefs, plugins });
  await apollo.start();
  const rest = new LeanRest(shopUrl);
  return createServer((request, response) => {
    void execute(apollo, rest, request).then(({ status = 200, headers, body }) => {
      response.writeHead(status, Object.fromEntries(headers));
      response.end(body.kind === 'complete' ? body.string : '');
    });
  });
}

async function execute(apollo: ApolloServer<Context>, rest: LeanRest, request: IncomingMessage) {
  const { method = '' } = request;
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const body: unknown = JSON.parse(await text(request));
  return apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers, search: '', body },
    context: () => Promise.resolve({ shop: rest.source(request.headers.authorization) }),
  });
}
