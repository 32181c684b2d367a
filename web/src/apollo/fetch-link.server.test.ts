import { ApolloClient, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { parse } from 'graphql';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createFetchLink } from './fetch-link.ts';

const query = parse('query Pages($n: Int) { pages(first: $n) { id } }');
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A gateway with the same response to every request; `status` 0 never responds. */
async function startGateway(status: number, body: string) {
  const calls: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  let gone: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (gone = resolve));
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) gone();
    });
    void json(request).then((sent) => {
      calls.push({ headers: request.headers, body: sent });
      if (status !== 0) response.writeHead(status).end(body);
    });
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return { uri: `http://127.0.0.1:${port}/graphql`, calls, left };
}

function runQuery(uri: string, context = {}, signal?: AbortSignal) {
  const link = createFetchLink({ uri, ...(signal && { signal }) });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return client.query({ query, variables: { n: 2 }, context });
}

describe('createFetchLink', () => {
  it('sends the operation, its variables and the headers of its context', async () => {
    const gateway = await startGateway(200, '{"data":{"pages":[]}}');
    const { data } = await runQuery(gateway.uri, { headers: { authorization: 'Bearer x' } });
    expect(data).toEqual({ pages: [] });
    expect(gateway.calls).toMatchObject([
      {
        headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
        body: { operationName: 'Pages', variables: { n: 2 } },
      },
    ]);
  });

  it.each([200, 400, 429, 503])(
    'rejects with the errors of the gateway when the status is %i',
    async (status) => {
      const gateway = await startGateway(status, '{"errors":[{"message":"Terlalu besar"}]}');
      const failure = await runQuery(gateway.uri).catch((error: unknown) => error);
      expect(CombinedGraphQLErrors.is(failure)).toBe(true);
      expect(failure).toHaveProperty('message', 'Terlalu besar');
    },
  );

  it.each([
    [503, ''],
    [401, '{"errors":[{"message":"Who"}]}'],
    [429, 'Too Many Requests'],
    [200, '<html>a proxy</html>'],
    [200, '{}'],
  ])('rejects with a ServerError for the response %i %s', async (status, body) => {
    const gateway = await startGateway(status, body);
    const failure = await runQuery(gateway.uri).catch((error: unknown) => error);
    expect(ServerError.is(failure)).toBe(true);
    expect(failure).toHaveProperty('statusCode', status);
  });

  it('rejects with a TypeError when the gateway cannot be reached', async () => {
    const failure = await runQuery('http://127.0.0.1:9/graphql').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TypeError);
  });

  it.each(['all calls', 'this call'])(
    'aborts the request when the signal aborts %s',
    async (scope) => {
      const gateway = await startGateway(0, '');
      const leaving = new AbortController();
      const { signal } = leaving;
      const result = (
        scope === 'all calls'
          ? runQuery(gateway.uri, {}, signal)
          : runQuery(gateway.uri, { fetchOptions: { signal } })
      ).catch((error: unknown) => error);
      const arrived = setInterval(() => {
        if (gateway.calls.length > 0) leaving.abort();
      }, 5);
      await gateway.left;
      clearInterval(arrived);
      expect(await result).toHaveProperty('name', 'AbortError');
    },
  );
});
