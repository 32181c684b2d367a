import type { GraphQLField } from 'graphql';
import { getNamedType, isCompositeType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { fullSelection, nullPaths } from '../test-kit/full-selection.ts';
import { startGateway } from '../test-kit/gateway.ts';
import { MANNERS, withManner, type Manner } from '../test-kit/manners.ts';
import { WHOLE_ARGUMENTS, wholeShop } from '../test-kit/whole-shop.ts';
import { createSchema } from './schema.ts';

const schema = createSchema();
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
/** Its file is sent in another way; see upload-receipt.test.ts. */
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ name }) => name !== 'uploadReceipt',
);
/** Deep enough for the products of an order; deeper ones are the same types again. */
const DEPTH = 4;

/** An operation with one field of a root and everything that it can tell. */
function operation(root: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const variables = WHOLE_ARGUMENTS[field.name] ?? {};
  const used = field.args.filter(({ name }) => Object.hasOwn(variables, name));
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const type = getNamedType(field.type);
  const selection = isCompositeType(type) ? fullSelection(schema, type.name, DEPTH) : '';
  const wrapped = (text: string) => (text === '' ? '' : `(${text})`);
  return {
    query: `${root} ${wrapped(declared)} { ${field.name}${wrapped(given)} ${selection} }`,
    variables,
  };
}

const operations = [
  ...queries.map((field) => operation('query', field)),
  ...mutations.map((field) => operation('mutation', field)),
];

/** What a client sees of every call of the schema before a shop with these manners. */
async function seenWith(manner: Manner): Promise<Record<string, unknown>> {
  const shop = await startGateway(withManner(wholeShop, manner), {
    paymentFormOrigins: ['https://sandbox.ipay88.co.id'],
  });
  const seen: Record<string, unknown> = {};
  for (const { query, variables } of operations) {
    const { data, errors } = await shop.ask(query, variables, { token: '7|rahasia' });
    const [name = ''] = Object.keys(data);
    seen[name] = errors.length > 0 ? errors : data;
  }
  await shop.stop();
  return seen;
}

let plain: Record<string, unknown>;
beforeAll(async () => {
  plain = await seenWith((reply) => reply);
});

describe('a shop that follows the contract', () => {
  it('answers every call of the schema, and refuses none', () => {
    expect(Object.keys(plain).toSorted()).toEqual(
      [...queries, ...mutations].map(({ name }) => name).toSorted(),
    );
    const whole = JSON.stringify(plain);
    expect(whole).not.toContain('"extensions"');
    expect(whole).not.toMatch(/"userErrors":\[\{/);
    expect(nullPaths(plain).filter((path) => path.split('.').length <= 2)).toEqual([]);
  });
});

describe('every call of the schema tells the same', () => {
  it.each(Object.entries(MANNERS))('before a shop that sends %s', async (_, manner) => {
    let changed = 0;
    const seen = await seenWith((reply) => {
      const other = manner(reply);
      if (JSON.stringify(other.body) !== JSON.stringify(reply.body)) changed += 1;
      return other;
    });
    expect(seen).toEqual(plain);
    expect(changed, 'replies that were written otherwise').toBeGreaterThan(0);
  });
});
