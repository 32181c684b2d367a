import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** One request that the fake shop received. */
export interface ReceivedCall {
  readonly method: string;
  /** Path without the query, e.g. `/product/galaxy-a55`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The raw body. */
  readonly bytes: Buffer<ArrayBuffer>;
}

/** A response of the fake shop. */
export interface FakeResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent unchanged. */
  readonly body?: unknown;
  /** Cuts the connection instead of responding. */
  readonly cut?: true;
  /** Never responds. */
  readonly hang?: true;
  /** Writes raw bytes instead of a response. */
  readonly raw?: (socket: Socket) => void;
}

/** A fixed response, or a function of the call. */
export type FakeRoute =
  | FakeResponse
  | ((call: ReceivedCall) => FakeResponse | Promise<FakeResponse>);

/** A success in the envelope of the contract. */
export function ok(data: unknown): FakeResponse {
  return { body: { status: 'success', message: 'OK', data } };
}

/** A failure in the envelope of the contract. */
export function failure(status: number, message: string, errors?: unknown): FakeResponse {
  return { status, body: { status: 'error', message, data: null, errors } };
}

/**
 * A shop API with the responses of a test, which records every call. Routes are named
 * `GET /product`, or by the beginning of the path with a star: `GET /product/*`. A call without a
 * route returns 404.
 */
export class FakeUpstream {
  /** Every call in the order of arrival. */
  readonly calls: ReceivedCall[] = [];
  readonly #routes = new Map<string, FakeRoute>();
  #server: Server | null = null;
  #port = 0;

  /** Listens on a free port. */
  static async start(routes: Readonly<Record<string, FakeRoute>> = {}): Promise<FakeUpstream> {
    const upstream = new FakeUpstream();
    upstream.reset(routes);
    await upstream.listen();
    return upstream;
  }

  /** Address of the API, with a path as a real one may have. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}/api`;
  }

  /** Sets the response of a route, from now on. */
  on(name: string, route: FakeRoute): void {
    this.#routes.set(name, route);
  }

  /** How often a route was called; without a name, how often any was. */
  count(name?: string): number {
    return name === undefined
      ? this.calls.length
      : this.calls.filter((call) => routeNames(call).includes(name)).length;
  }

  /** The calls so far in order, as `GET /product/101`. */
  get callNames(): string[] {
    return this.calls.map(({ method, path }) => `${method} ${path}`);
  }

  /** Forgets the calls so far. */
  clearCalls(): void {
    this.calls.length = 0;
  }

  /** Replaces all routes, and forgets the calls so far. */
  reset(routes: Readonly<Record<string, FakeRoute>>): void {
    this.#routes.clear();
    for (const [name, route] of Object.entries(routes)) this.on(name, route);
    this.clearCalls();
  }

  /** Starts listening; after `stop`, on the same port. */
  async listen(): Promise<void> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.once('end', () => {
        const url = new URL(request.url ?? '/', 'http://shop');
        const bytes = Buffer.concat(chunks);
        const call: ReceivedCall = {
          method: request.method ?? '',
          path: url.pathname.replace(/^\/api/, ''),
          query: Object.fromEntries(url.searchParams),
          headers: request.headers,
          body: bytes.toString('utf8'),
          bytes,
        };
        this.calls.push(call);
        void this.#respond(call).then((fake) => {
          if (fake.hang) return;
          if (fake.raw) {
            fake.raw(request.socket);
            return;
          }
          if (fake.cut) {
            response.destroy();
            return;
          }
          const { body = '' } = fake;
          response.writeHead(fake.status ?? 200, {
            'content-type': typeof body === 'string' ? 'text/html' : 'application/json',
            ...fake.headers,
          });
          response.end(typeof body === 'string' ? body : JSON.stringify(body));
        });
      });
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Stops listening and cuts every connection. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  }

  async #respond(call: ReceivedCall): Promise<FakeResponse> {
    const name = routeNames(call).find((candidate) => this.#routes.has(candidate));
    const route = name === undefined ? undefined : this.#routes.get(name);
    if (route === undefined) return failure(404, 'Data tidak ditemukan');
    return typeof route === 'function' ? route(call) : route;
  }
}

/** The exact name of a call, then the names with a star from the longest to the shortest. */
function routeNames({ method, path }: ReceivedCall): string[] {
  const parts = path.split('/').slice(1);
  const stars = parts.slice(1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}/*`);
  return [path, ...stars.reverse()].map((name) => `${method} ${name}`);
}
