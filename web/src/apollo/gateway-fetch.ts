import { request } from 'undici';
import type { GatewayResponse, SendRequest } from './fetch-link.ts';

/** In ms; longer than the gateway takes for the queries of a page or a sitemap (gateway/README.md, Upstream failures). */
const TIMEOUT_MS = 15_000;

/** A request that did not arrive fails with the error type of `fetch`. */
function failAsFetch(error: unknown): never {
  if (error instanceof Error && error.name === 'AbortError') throw error;
  throw new TypeError('The gateway cannot be reached', { cause: error });
}

/** `gatewayFetch` with a timeout in ms, for the headers and between two chunks of the body. */
export const createGatewayFetch =
  (timeout: number): SendRequest =>
  async (uri, init): Promise<GatewayResponse> => {
    const call = request(uri, { ...init, headersTimeout: timeout, bodyTimeout: timeout });
    const { statusCode: status, headers, body } = await call.catch(failAsFetch);
    return {
      status,
      ok: status >= 200 && status < 300,
      headers: {
        get: (name) => {
          const value = headers[name];
          return (Array.isArray(value) ? value.join(', ') : value) ?? null;
        },
      },
      text: () => body.text().catch(failAsFetch),
    };
  };

/**
 * Sends a request of the web server to the gateway. Bodies are small and read at once, so it does without the
 * streams of `fetch`, which take most of the time of a request.
 */
export const gatewayFetch = createGatewayFetch(TIMEOUT_MS);
