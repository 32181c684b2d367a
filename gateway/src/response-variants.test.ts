import { beforeAll, describe, expect, it } from 'vitest';
import { nullPaths } from '../test-kit/full-selection.ts';
import { startGateway } from '../test-kit/gateway.ts';
import {
  RESPONSE_VARIANTS,
  withVariant,
  type ResponseVariant,
} from '../test-kit/response-variants.ts';
import { wholeMutations, wholeQueries } from '../test-kit/whole-operations.ts';
import { wholeShop } from '../test-kit/whole-shop.ts';
import { executableSchema } from './graphql/schema.ts';

const schema = executableSchema();
const operations = [...wholeQueries(schema), ...wholeMutations(schema)];

/** The results of every operation of the schema with a variant of the shop's responses. */
async function seenWith(variant: ResponseVariant): Promise<Record<string, unknown>> {
  const shop = await startGateway(withVariant(wholeShop, variant), {
    paymentFormOrigins: ['https://sandbox.ipay88.co.id'],
  });
  const seen: Record<string, unknown> = {};
  for (const { name, field, query, variables } of operations) {
    const { data, errors } = await shop.execute(query, variables, { token: '7|rahasia' });
    seen[name] = errors.length > 0 ? errors : data[field];
  }
  await shop.stop();
  return seen;
}

let plain: Record<string, unknown>;
beforeAll(async () => {
  plain = await seenWith((response) => response);
});

describe('operations of the schema', () => {
  it('returns a result without errors for every operation', () => {
    const rejected = Object.entries(plain).filter(([, seen]) =>
      /"extensions"|"userErrors":\[\{/.test(JSON.stringify(seen)),
    );
    expect(rejected, 'add arguments and REST calls to test-kit/whole-shop.ts').toEqual([]);
    expect(nullPaths(plain).filter((path) => path.split('.').length === 1)).toEqual([]);
  });
});

describe('operations of the schema with response variants of the contract', () => {
  it.each(Object.entries(RESPONSE_VARIANTS))(
    'returns the same results for a shop that sends %s',
    async (_, variant) => {
      let changed = 0;
      const seen = await seenWith((response) => {
        const other = variant(response);
        if (JSON.stringify(other.body) !== JSON.stringify(response.body)) changed += 1;
        return other;
      });
      expect(seen).toEqual(plain);
      expect(changed, 'responses that the variant changes').toBeGreaterThan(0);
    },
  );
});
