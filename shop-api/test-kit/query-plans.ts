import { PGlite, type Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';

/** A step of the plan of a query: what is done (`Seq Scan`, `Index Scan`), to which table, by which index. */
export interface PlanStep {
  readonly query: string;
  readonly step: string;
  readonly table: string | null;
  readonly index: string | null;
}

type Explain = () => Promise<{ readonly rows: readonly unknown[] }>;

/** The steps of the plans of all queries that `work` runs, through any driver, for the tables as they are. */
export async function planStepsOf(work: () => Promise<void>): Promise<PlanStep[]> {
  const onServer = vi.spyOn(pg.Client.prototype, 'query');
  const embedded = vi.spyOn(PGlite.prototype, 'query');
  const explains = new Map<string, Explain>();
  const { transaction } = PGlite.prototype;
  const inTransaction = vi.spyOn(PGlite.prototype, 'transaction').mockImplementation(function <T>(
    this: PGlite,
    run: (client: Transaction) => Promise<T>,
  ) {
    return transaction.call(this, (client) => {
      const query: Transaction['query'] = (text, values, options) => {
        explains.set(text, () => this.query(explain(text), values));
        return client.query(text, values, options);
      };
      return run({ ...client, query });
    });
  });
  try {
    await work();
    onServer.mock.calls.forEach(([query, values]: readonly unknown[], index) => {
      const client: unknown = onServer.mock.contexts[index];
      const text = textOf(query);
      const parameters = Array.isArray(values) ? values : [];
      if (client instanceof pg.Client)
        explains.set(text, () => client.query(explain(text), parameters));
    });
    embedded.mock.calls.forEach(([text, values], index) => {
      const client: unknown = embedded.mock.contexts[index];
      if (client instanceof PGlite) explains.set(text, () => client.query(explain(text), values));
    });
  } finally {
    onServer.mockRestore();
    embedded.mockRestore();
    inTransaction.mockRestore();
  }
  const steps: PlanStep[] = [];
  for (const [query, plan] of explains) {
    if (!/^\s*select/i.test(query)) continue;
    for (const row of (await plan()).rows) steps.push(...stepsIn(row, query));
  }
  return steps;
}

const explain = (query: string) => `EXPLAIN (FORMAT JSON) ${query}`;

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** All nested steps of the output of EXPLAIN. */
function stepsIn(part: unknown, query: string): PlanStep[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap((each) => stepsIn(each, query));
  if (!('Node Type' in part)) return inner;
  const table = 'Relation Name' in part ? String(part['Relation Name']) : null;
  const index = 'Index Name' in part ? String(part['Index Name']) : null;
  return [{ query, step: String(part['Node Type']), table, index }, ...inner];
}
