import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Buyers, wrongOrders } from './test-kit/rolling-restart/buyers.ts';
import { missingPackages } from './test-kit/debian-programs.ts';
import { ReplicatedShop } from './test-kit/rolling-restart/replicated-shop.ts';
import { Shoppers } from './test-kit/rolling-restart/shoppers.ts';
import { bin, runCommand } from './run-command.ts';

// `ROLLS=2 npx vitest run --root scripts --config vitest.long.config.ts rolling` is a short run.
const ROLLS = Number(process.env['ROLLS'] ?? 20);
const REQUESTS = ROLLS * 2_500;
const CRASHES = ROLLS;

const TIMEOUT = { timeout: 3_600_000 };
const START_TIMEOUT_MS = 600_000;
/** The first of ten ports. */
const base = 27_000 + (process.pid % 500) * 10;

const missing = missingPackages();
const title = 'two of each program behind nginx';
const reason = missing.length === 0 ? '' : `, which needs Debian's ${missing.join(', ')}`;

describe.skipIf(missing.length > 0)(title + reason, () => {
  let shop: ReplicatedShop;

  beforeAll(async () => {
    const command = [bin('turbo'), 'run', 'build', '--output-logs=errors-only'];
    const build = await runCommand(command, { quiet: true });
    expect(build.code, build.output).toBe(0);
    shop = await ReplicatedShop.start(base);
  }, START_TIMEOUT_MS);
  afterAll(() => shop.stop(), START_TIMEOUT_MS);

  /** Lets the buyers end, prints how they fared, and expects the database to have their orders. */
  const expectAllOrders = async (event: string, buyers: Buyers) => {
    await buyers.stop();
    const { orders, failed } = buyers;
    console.log(`${event}: ${String(orders.size)} orders, ${String(failed)} tries failed`);
    expect(wrongOrders(shop, orders)).toEqual([]);
  };

  it('loses no request while all processes restart in turn', TIMEOUT, async () => {
    const shoppers = await Shoppers.start(shop);
    for (let roll = 0; roll < ROLLS; roll += 1) {
      for (const one of shop.processes) await one.restart();
    }
    await shoppers.untilSent(REQUESTS);
    await shoppers.stop();
    const { times, failures } = shoppers;
    const restarts = ROLLS * shop.processes.length;
    console.log(
      `${String(ROLLS)} rolls, ${String(restarts)} restarts: ${String(times.length)} requests ` +
        `(${spread(times)}), ${String(failures.length)} failed`,
    );
    // nginx sends these requests to the other server: they are not about a request that failed.
    const errors = shop.proxyErrors().split('\n');
    const others = errors.filter((line) => !line.includes('connect() failed (111')).join('\n');
    expect(failures, others.slice(-5_000)).toEqual([]);
  });

  it('loses and duplicates no confirmed order when processes are killed', TIMEOUT, async () => {
    const buyers = await Buyers.start(shop);
    const starts: number[] = [];
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const one = shop.processes[(crash * 5) % shop.processes.length];
      if (one !== undefined) starts.push(await one.crash());
      await buyers.untilBought(2);
    }
    await expectAllOrders(`${String(CRASHES)} crashes, ready again ${spread(starts)}`, buyers);
  });

  it('loses and duplicates no confirmed order without Redis', TIMEOUT, async () => {
    const buyers = await Buyers.start(shop);
    await buyers.untilBought(5);
    await shop.redis.stop();
    await buyers.untilBought(10);
    await shop.redis.restart();
    await buyers.untilBought(5);
    await expectAllOrders('Redis stopped', buyers);
  });

  it('loses and duplicates no confirmed order when PostgreSQL crashes', TIMEOUT, async () => {
    const buyers = await Buyers.start(shop);
    for (let crash = 0; crash < 3; crash += 1) {
      await buyers.untilBought(5);
      await shop.postgres.restart();
    }
    await buyers.untilBought(5);
    await expectAllOrders('PostgreSQL crashed', buyers);
  });
});

/** Median, 99th percentile and largest of durations. */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const [p50, p99, most] = [at(0.5), at(0.99), at(1)].map((time) => Math.round(time ?? NaN));
  return `p50 ${String(p50)} ms, p99 ${String(p99)} ms, at most ${String(most)} ms`;
}
