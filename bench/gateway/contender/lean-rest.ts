import { Pool } from 'undici';
import type { WireOrder, WirePage } from './wire.ts';

/** What resolvers read from, whichever client a contender uses. */
export interface ShopSource {
  readonly productPage: (page: number) => Promise<WirePage>;
  readonly order: (hash: string) => Promise<WireOrder>;
}

/** Where pages of products are. */
export function productPath(page: number): string {
  return `/product?source=pagination&active=true&sort=id+desc&page=${page}`;
}

/**
 * The least that a REST client can be: one pool, no retries, no checks of what comes. All contenders
 * but Apollo Server as documented read with it.
 */
export class LeanRest {
  readonly #pool: Pool;

  /** `shopUrl` is the origin of the shop. */
  constructor(shopUrl: string) {
    this.#pool = new Pool(shopUrl);
  }

  /** The shop as a caller sees it; `authorization` is the caller's header, if any. */
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
