import { parseArgs } from 'node:util';
import { whole } from '../support/whole.ts';

export type Options = ReturnType<typeof readOptions>;

/** Reads the options of the command line; throws for one that is not known. */
export function readOptions() {
  const { values } = parseArgs({
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
    /** A PostgreSQL server whose user may create databases; null leaves PostgreSQL out. */
    server: values.postgres ?? null,
    isEmbeddedMeasured: values.embedded || values.postgres === undefined,
    size: {
      products: whole('products', values.products),
      orderLines: whole('lines', values.lines),
      customers: whole('customers', values.customers),
    },
    requests: whole('requests', values.requests),
    /** How many send requests at the same time. */
    clients: whole('clients', values.clients),
  };
}
