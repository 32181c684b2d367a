import type { ClientResponse, ShopClient } from './shop-client.ts';

/** The operator key of the shops that tests start. */
export const OPERATOR_KEY = 'operator-key-of-the-tests';

/** The headers of an operator's request. */
export const AS_OPERATOR = { headers: { 'x-operator-key': OPERATOR_KEY } };

/** The operator calls of a started shop, with the key of the tests. */
export interface OperatorClient {
  readonly get: (path: string) => Promise<ClientResponse>;
  readonly post: (path: string, body?: unknown) => Promise<ClientResponse>;
}

/** Speaks to a shop as its operator. */
export function operatorOf(client: ShopClient): OperatorClient {
  return {
    get: (path) => client.get(`/operator/${path}`, AS_OPERATOR),
    post: (path, body) => client.post(`/operator/${path}`, body, AS_OPERATOR),
  };
}
