import { request } from 'undici';
import type { GatewayResponse, SendRequest } from './fetch-link.ts';

/** Longer than the gateway works at what a page or a sitemap reads (gateway/README.md, Upstream failures), in ms. */
const TIMEOUT_MS = 15_000;

/** A call that did not arrive fails as it does with `fetch`. */
function failAsFetch(error: unknown): never {
  if (error instanceof Error && error.name === 'AbortError') throw error;
  throw new TypeError('The gateway cannot be reached', { cause: error });
}

/** As `gatewayFetch`, for a gateway that counts as unreachable when it is silent for `timeout` ms. */
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
 * Sends a call of the server to the gateway. Bodies are small and read as a whole, so it does without the
 * streams of `fetch`, which take most of the time of a call.
 */
export const gatewayFetch = createGatewayFetch(TIMEOUT_MS);
