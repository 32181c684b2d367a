import { hasRedisServer } from '@gawai/server-kit/test-kit/redis-server';
import { describe, expect, it } from 'vitest';
import { submitMany, wrongOutcomes } from '../test-kit/many-submissions.ts';

describe.skipIf(!hasRedisServer)('two gateway processes', () => {
  it('places one order for each of 40 submissions while processes are killed and connections cut', async () => {
    const outcome = await submitMany(40, 25);
    expect(outcome.size).toBe(40);
    expect(wrongOutcomes(outcome)).toEqual([]);
  });
});
