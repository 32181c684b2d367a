import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, execute, parse, validate, type ExecutionResult } from 'graphql';

const folder = join(import.meta.dirname, '../../schema');

const sdl = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

const schema = buildSchema(sdl);

/** The body of a GraphQL request. */
export interface StubRequest {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

/**
 * The root fields of the shop: a value, or a function of the arguments. An Error fails a
 * field, as a value or thrown; `extensions.code` may be set on it. The lists of the customer (`orders`, `addresses`,
 * `wishlist`, `reviews`, `vouchers`) are given beside the root fields, and so are fields of `me`.
 */
export type StubRoot = Record<string, unknown>;

/** A shop that executes requests on the real schema, so that a test of a field that does not exist fails. */
export interface SchemaStub {
  /** Executes one request and records it. */
  respond: (request: StubRequest) => Promise<ExecutionResult>;
  /** Names of the operations requested so far, in order. */
  readonly requested: string[];
  /** The `input` of each request of this operation so far. */
  inputsOf: (operationName: string) => unknown[];
  /** Replaces some root fields from now on. */
  change: (fields: StubRoot) => void;
}

/** The customer, with their own fields when `me` has some. */
async function customerOf({ me, orders, addresses, wishlist, reviews, vouchers }: StubRoot) {
  const own = typeof me === 'function' ? await (me as () => Promise<unknown>)() : me;
  if (own instanceof Error) throw own;
  const lists = { orders, addresses, wishlist, reviews, vouchers };
  return { id: 'Customer:me', ...(typeof own === 'object' ? own : {}), ...lists };
}

/** Creates a stub with these root fields; a field that is left out returns null. */
export function createSchemaStub(root: StubRoot): SchemaStub {
  let fields = root;
  const requested: string[] = [];
  const inputs: Record<string, unknown[]> = {};
  return {
    requested,
    inputsOf: (name) => inputs[name] ?? [],
    change: (more) => {
      fields = { ...fields, ...more };
    },
    respond: async ({ query, operationName, variables }) => {
      const name = operationName ?? 'anonymous';
      requested.push(name);
      (inputs[name] ??= []).push(variables?.['input']);
      const document = parse(query);
      const errors = validate(schema, document);
      if (errors.length > 0) return { errors };
      return execute({
        schema,
        document,
        rootValue: { ...fields, me: () => customerOf(fields) },
        variableValues: variables ?? {},
        operationName: operationName ?? null,
      });
    },
  };
}
