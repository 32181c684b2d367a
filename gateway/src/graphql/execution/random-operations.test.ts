import { parse } from 'graphql';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { executeBothWays, isValid } from '../../../test-kit/compare-execution.ts';
import { unreliableSchema, type Outcomes } from '../../../test-kit/unreliable-schema.ts';
import { randomOperation } from '../../../test-kit/random-operation.ts';

const schema = unreliableSchema();

describe('compiled execution of random queries and values', () => {
  it('is answered by a plan as graphql-js answers it, errors and their order included', async () => {
    let answered = 0;
    let failed = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer(), async (form, seed) => {
        const { query, variables } = randomOperation(schema, form);
        fc.pre(isValid(schema, parse(query)));
        const context = (): Outcomes => ({ seed });
        const { compiled, reference } = await executeBothWays(schema, query, variables, context);
        expect(compiled, query).toEqual(reference);
        answered += 1;
        failed += reference.errors.length;
      }),
      { numRuns: 400, maxSkipsPerRun: 20 },
    );
    // Else the property would say nothing.
    expect(answered).toBe(400);
    expect(failed).toBeGreaterThan(400);
  });
});
