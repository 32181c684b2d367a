import { parse } from 'graphql';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { executeBothWays, isValid } from '../../../test-kit/compare-execution.ts';
import { unreliableSchema, type Outcomes } from '../../../test-kit/unreliable-schema.ts';
import { randomOperation } from '../../../test-kit/random-operation.ts';

const schema = unreliableSchema();

describe('executeCompiledQuery with random queries and values', () => {
  it('returns what graphql-js returns, including errors and their order', async () => {
    let executed = 0;
    let failed = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer(), async (querySeed, seed) => {
        const { query, variables } = randomOperation(schema, querySeed);
        fc.pre(isValid(schema, parse(query)));
        const context = (): Outcomes => ({ seed });
        const { compiled, reference } = await executeBothWays(schema, query, variables, context);
        expect(compiled, query).toEqual(reference);
        executed += 1;
        failed += reference.errors.length;
      }),
      { numRuns: 400, maxSkipsPerRun: 20 },
    );
    // Otherwise the property would test nothing.
    expect(executed).toBe(400);
    expect(failed).toBeGreaterThan(400);
  });
});
