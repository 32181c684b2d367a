// `npm run bench:load`: a constant stream of reads, as of shoppers who browse (bench/README.md).
import { parseArgs } from 'node:util';
import { programsBelow } from '../capacity/measure-requests.ts';
import { PROGRAMS } from '../capacity/model.ts';
import { replay } from '../capacity/replay.ts';
import { shopRequests } from '../capacity/shop-requests.ts';
import { KINDS, requestRates, type RequestKind } from '../capacity/visit.ts';
import { startThrowawayShop } from '../pages/running-shop.ts';
import { machineLine } from '../support/machine.ts';
import { mapKeys } from '../support/map-keys.ts';
import { percentile } from '../support/percentiles.ts';
import { milliseconds, printTable } from '../support/print-table.ts';
import { whole } from '../support/whole.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '600' },
    short: { type: 'boolean', default: false },
  },
});
const rate = whole('rate', values.rate);
const seconds = values.short ? 3 : whole('seconds', values.seconds);

/** Sent before the measurement, in seconds: code is compiled and caches are filled. */
const WARM_UP_S = values.short ? 1 : 15;

/** The reads of the mix of a visit, `rate` a second in all. */
function readRates(): Readonly<Record<RequestKind, number>> {
  const rates = { ...requestRates(3600), order: 0 };
  const total = Object.values(rates).reduce((sum, one) => sum + one, 0);
  return mapKeys(KINDS, (kind) => (rates[kind] * rate) / total);
}

const shop = await startThrowawayShop();
try {
  const requests = await shopRequests(shop.url);
  const pids = programsBelow(shop.pid);
  await replay(requests, readRates(), { seconds: WARM_UP_S, pids });
  const { responses, failed, busy } = await replay(requests, readRates(), { seconds, pids });
  printTable(
    ['requests', 'a second', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'longest'],
    [
      [
        String(responses.length + failed),
        ((responses.length + failed) / seconds).toFixed(0),
        String(failed),
        ...[0.5, 0.95, 0.99, 1].map((share) => milliseconds(percentile(responses, share))),
      ],
    ],
  );
  const cores = PROGRAMS.map((name) => `${name} ${busy[name].toFixed(2)}`);
  console.log(`cores: ${cores.join(', ')}`);
  console.log(machineLine());
} finally {
  await shop.stop();
}
