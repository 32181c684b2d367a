import type { Row } from './rows.ts';
import { samplesOf, type Samples } from './table-rows.ts';

/** What invalidates a run: failed requests, and responses without the REST call that they need. */
export function findRunFailures(rows: readonly Row[], samples: Samples): string[] {
  return rows.flatMap((row) => {
    const own = samplesOf(samples, row.id);
    const failed = own.reduce((sum, sample) => sum + sample.failed, 0);
    const isUnread = row.isAlwaysRead && own.some(({ readsPerResponse }) => readsPerResponse < 1);
    return [
      ...(failed === 0 ? [] : [`${row.id} (${row.name}): ${failed} requests failed`]),
      ...(isUnread ? [`${row.id} (${row.name}): responses without a REST call of their own`] : []),
    ];
  });
}
