import { hasRedisServer } from '@gawai/server-kit/test-kit/redis-server';
import { describe, expect, it } from 'vitest';
import { submitMany, wrongOutcomes } from '../test-kit/many-submissions.ts';

describe.skipIf(!hasRedisServer)('two gateway processes', () => {
  it(
    'places one order for each of 1,000 submissions while processes are killed and connections cut',
    { timeout: 900_000 },
    async () => {
      const outcome = await submitMany(1_000, 60);
      expect(outcome.size).toBe(1_000);
      expect(wrongOutcomes(outcome)).toEqual([]);
    },
  );
});
