import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { SchemaStub, StubRequest } from './schema-stub.ts';

/** A stand-in for the gateway on a free port (or the given one). */
export interface StubGateway {
  url: string;
  server: Server;
  /** What each answer says of how long it may be kept; null = nothing. */
  keeping: { cacheControl: string | null };
  close: () => Promise<void>;
}

/** Serves a schema stub over HTTP. */
export function startStubGateway(stub: SchemaStub, port = 0): Promise<StubGateway> {
  const keeping: StubGateway['keeping'] = { cacheControl: null };
  const server = createServer((request, response) => {
    void json(request)
      // The storefront's own client is the only caller.
      .then((body) => stub.answer(body as StubRequest))
      .then((result) => {
        response.setHeader('Content-Type', 'application/json');
        // As the gateway does: only what is whole may be kept.
        const rule = 'errors' in result ? 'no-store' : keeping.cacheControl;
        if (rule !== null) response.setHeader('Cache-Control', rule);
        response.end(JSON.stringify(result));
      })
      .catch((error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      });
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `http://127.0.0.1:${bound}/graphql`,
        server,
        keeping,
        close: () =>
          new Promise((done) => {
            server.close(() => {
              done();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
}
