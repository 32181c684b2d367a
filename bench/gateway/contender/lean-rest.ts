import { Pool } from 'undici';
import { VOUCHER_PATH } from '../upstream/checkout.ts';
import type { WireOrder, WirePage } from './wire.ts';

/** The data source of the resolvers, whichever HTTP client a contender uses. */
export interface ShopSource {
  readonly productPage: (page: number) => Promise<WirePage>;
  readonly order: (hash: string) => Promise<WireOrder>;
}

/** Of the hand-written handlers, which also time quotes. */
export interface LeanSource extends ShopSource {
  readonly voucher: (code: string) => Promise<unknown>;
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
  source(authorization: string | null | undefined): LeanSource {
    return {
      productPage: (page) => this.#call<WirePage>('GET', productPath(page), authorization),
      order: (hash) => this.#call<WireOrder>('GET', `/order/${hash}`, authorization),
      voucher: (code) => this.#call('POST', VOUCHER_PATH, authorization, { voucher_code: code }),
    };
  }

  async #call<Data>(
    method: 'GET' | 'POST',
    path: string,
    authorization: string | null | undefined,
    sent?: unknown,
  ): Promise<Data> {
    const { statusCode, body } = await this.#pool.request({
      method,
      path,
      headers: {
        ...(typeof authorization === 'string' ? { authorization } : {}),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: sent === undefined ? null : JSON.stringify(sent),
    });
    const envelope = (await body.json()) as { readonly data: Data };
    if (statusCode !== 200) throw new Error(`${path}: HTTP ${statusCode}`);
    return envelope.data;
  }
}
