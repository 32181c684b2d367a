import { Pool } from 'undici';
import type { WireOrder, WirePage } from './wire.ts';

/** The data source of the resolvers, whichever HTTP client a contender uses. */
export interface ShopSource {
  readonly productPage: (page: number) => Promise<WirePage>;
  readonly order: (hash: string) => Promise<WireOrder>;
}

export function productPath(page: number): string {
  return `/product?source=pagination&active=true&sort=id+desc&page=${page}`;
}

/**
 * A minimal REST client: one pool, no retries, no validation. All contenders but Apollo Server use it.
 */
export class LeanRest {
  readonly #pool: Pool;

  constructor(shopUrl: string) {
    this.#pool = new Pool(shopUrl);
  }

  /** A data source for one request; `authorization` is the header of that request, if any. */
  source(authorization: string | null | undefined): ShopSource {
    return {
      productPage: (page) => this.#read<WirePage>(productPath(page), authorization),
      order: (hash) => this.#read<WireOrder>(`/order/${hash}`, authorization),
    };
  }

  async #read<Data>(path: string, authorization: string | null | undefined): Promise<Data> {
    const headers = typeof authorization === 'string' ? { authorization } : {};
    const { statusCode, body } = await this.#pool.request({ method: 'GET', path, headers });
    const envelope = (await body.json()) as { readonly data: Data };
    if (statusCode !== 200) throw new Error(`${path}: HTTP ${statusCode}`);
    return envelope.data;
  }
}
