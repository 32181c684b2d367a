import { parseArgs } from 'node:util';
import type { ShopSize } from '../../shop-api/test-kit/large-shop/fill-large-shop.ts';

export interface Options {
  /** A PostgreSQL server whose user may create databases; null leaves PostgreSQL out. */
  readonly server: string | null;
  readonly isEmbeddedMeasured: boolean;
  readonly size: ShopSize;
  readonly requests: number;
  /** How many ask at the same time. */
  readonly clients: number;
}

/** Reads the options of the command line; throws for one that is not known. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      postgres: { type: 'string' },
      embedded: { type: 'boolean', default: false },
      products: { type: 'string', default: '100000' },
      lines: { type: 'string', default: '1000000' },
      customers: { type: 'string', default: '40000' },
      requests: { type: 'string', default: '300' },
      clients: { type: 'string', default: '1' },
    },
  });
  return {
    server: values.postgres ?? null,
    isEmbeddedMeasured: values.embedded || values.postgres === undefined,
    size: {
      products: whole('products', values.products),
      orderLines: whole('lines', values.lines),
      customers: whole('customers', values.customers),
    },
    requests: whole('requests', values.requests),
    clients: whole('clients', values.clients),
  };
}

function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Error(`--${name} is a number above 0, not "${text}".`);
  return Number(text);
}
