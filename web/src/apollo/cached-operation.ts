import type { GatewayResponse, SendRequest } from './fetch-link.ts';
import { publicSeconds } from './page-freshness.ts';

/** A response of the gateway, and when it arrived, by the clock in ms. */
interface CachedResponse {
  readonly response: GatewayResponse;
  readonly arrived: number;
  readonly freshUntil: number;
}

/** The same response, with its age increased by its time in the cache. */
function aged({ response, arrived }: CachedResponse, now: number): GatewayResponse {
  const { headers } = response;
  const age = Number(headers.get('age') ?? '0') + Math.ceil((now - arrived) / 1_000);
  return {
    ...response,
    headers: { get: (name) => (name === 'age' ? String(age) : headers.get(name)) },
  };
}

/**
 * Sends requests, and caches the response to one operation without variables as long as its Cache-Control allows
 * shared caches to. All pages of a process need the shell: this saves one request per page.
 */
export function cacheOperation(
  operationName: string,
  send: SendRequest,
  now: () => number,
): SendRequest {
  let cached: (CachedResponse & { readonly uri: string }) | null = null;
  const start = `{"operationName":${JSON.stringify(operationName)},`;
  return async (uri, init) => {
    if (!init.body.startsWith(start)) return send(uri, init);
    const time = now();
    if (cached?.uri === uri && time < cached.freshUntil) return aged(cached, time);
    const response = await send(uri, init);
    const text = await response.text();
    const whole = { ...response, text: () => Promise.resolve(text) };
    const freshUntil = time + publicSeconds(response) * 1_000;
    if (freshUntil > time) cached = { uri, response: whole, arrived: time, freshUntil };
    return whole;
  };
}
