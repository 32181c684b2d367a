import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, execute, parse, validate, type ExecutionResult } from 'graphql';

const folder = join(import.meta.dirname, '../../schema');

const sdl = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

const schema = buildSchema(sdl);

/** One GraphQL request as it travels. */
export interface StubRequest {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

/**
 * What the root fields of the shop answer: a value, or a function of the arguments. An Error fails a
 * field, as a value or thrown; `extensions.code` may be set on it. The lists of the customer (`orders`, `addresses`,
 * `wishlist`, `reviews`, `vouchers`) stand beside the root fields; without a `me` the shop has no reading of customers.
 */
export type StubRoot = Record<string, unknown>;

/** A shop that answers from the real schema, so that no test can ask for what does not exist. */
export interface SchemaStub {
  /** Answers one request and remembers it. */
  answer: (request: StubRequest) => Promise<ExecutionResult>;
  /** Names of the operations asked for so far, in order. */
  readonly requested: string[];
  /** The `input` of each time that this operation was asked for so far. */
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

/** Makes a stub whose root fields answer as given; what is left out answers null. */
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
    answer: async ({ query, operationName, variables }) => {
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
