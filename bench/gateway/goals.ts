import { cpuRatio, cut, judge, median, medianOf } from './figures.ts';
import type { QuoteTable, QuoteTimes } from './quote.ts';
import { samplesOf, type Samples } from './table-rows.ts';

/** A target for the gateway, as a multiple of another row. */
interface RatioGoal {
  readonly goal: string;
  readonly of: 'public' | 'personal';
  /** Short name of the gateway's row. */
  readonly own: string;
  readonly base: string;
  readonly least: number;
}

const ratioGoals: readonly RatioGoal[] = [
  { goal: 'G1 hot, POST', of: 'public', own: 'G', base: 'C', least: 0.7 },
  { goal: 'G1 hot, POST', of: 'public', own: 'G', base: 'YR', least: 10 },
  { goal: 'G1 hot, GET', of: 'public', own: 'G get', base: 'C get', least: 0.7 },
  { goal: 'G1 hot, GET', of: 'public', own: 'G get', base: 'YR get', least: 10 },
  { goal: 'G2 uncached', of: 'public', own: 'G warm', base: 'M', least: 1.3 },
  { goal: 'G2 uncached', of: 'public', own: 'G warm', base: 'B', least: 0.8 },
  { goal: 'G2b read', of: 'public', own: 'G read', base: 'A', least: 4 },
  { goal: 'G2b read', of: 'public', own: 'G read', base: 'M', least: 0.8 },
  { goal: 'G3 personal', of: 'personal', own: 'G', base: 'M', least: 1 },
  { goal: 'G3 personal', of: 'personal', own: 'G', base: 'A', least: 5 },
];

/** Upper limit for the memory of a gateway process, in MB. */
export const MEMORY_MOST = 200;

/** Upper limit for the time that a quote adds to its slowest REST call, in ms. */
const QUOTE_MOST = 1.5;

/** Requests per second that two processes must reach, as a multiple of one. */
const TWO_PROCESSES_LEAST = 1.8;

/** Everything that was measured of the gateway. */
export interface Tables {
  readonly public: Samples;
  readonly personal: Samples;
  readonly processes: Samples;
  readonly quote: QuoteTable;
}

/** Every goal with the measured figures, and whether it is met. */
export function goalLines(tables: Tables): string[] {
  const ratios = ratioGoals.map(({ goal, of, own, base, least }) => {
    const samples = tables[of];
    const { ratio, isByCpu } = judge(samplesOf(samples, own), samplesOf(samples, base));
    const how = isByCpu ? ', by CPU time: a server had to wait' : '';
    const seen = `${cut(ratio, 3)} × ${base}${how}`;
    return `${verdict(ratio >= least)}  ${goal}: ${seen} (aim: at least ${least})`;
  });
  return [...ratios, quoteLine(tables.quote), memoryLine(tables), processesLine(tables.processes)];
}

function quoteLine({ gateway, handWritten, onApollo }: QuoteTable): string {
  const over = overVoucher(gateway);
  const [quote, voucher] = [gateway.quotes, gateway.vouchers].map((times) =>
    median(times).toFixed(2),
  );
  const seen = `p50 ${quote} ms, the shop's voucher alone ${voucher} ms: ${raised(over)} ms over it`;
  const [hand, apollo] = [handWritten, onApollo].map((times) => raised(overVoucher(times)));
  const limits = `with a quote that is ready, node:http ${hand} and Apollo Server ${apollo} ms over it`;
  return `${verdict(over <= QUOTE_MOST)}  G4 quote: ${seen} (aim: at most ${QUOTE_MOST} ms; ${limits})`;
}

const overVoucher = ({ quotes, vouchers }: QuoteTimes) => median(quotes) - median(vouchers);

/** A time with two decimals that is never shown shorter than it is. */
function raised(ms: number): string {
  return (Math.ceil(ms * 100 - 1e-9) / 100).toFixed(2);
}

function memoryLine(tables: Tables): string {
  const own = [tables.public, tables.personal].flatMap((samples) =>
    [...samples].flatMap(([id, each]) => (id.startsWith('G') ? each : [])),
  );
  const known = own.map(({ memory }) => memory).filter((memory) => memory !== null);
  const aim = `(aim: at most ${MEMORY_MOST} MB; growth over 30 minutes: \`--memory 30\`)`;
  if (known.length < own.length) return `unknown  G6 memory: not available on this machine ${aim}`;
  const most = Math.max(...known);
  return `${verdict(most <= MEMORY_MOST)}  G6 memory: ${Math.ceil(most)} MB at most ${aim}`;
}

/**
 * Two processes on two cores of their own serve twice as many requests as one, less what sharing costs. Here load
 * and shop need a part of these cores, so the processor time per response counts, not the requests per second.
 */
function processesLine(samples: Samples): string {
  const [one, two] = [samplesOf(samples, 'one'), samplesOf(samples, 'two')];
  const ratio = cpuRatio(two, one);
  const aim = `(aim: at least ${TWO_PROCESSES_LEAST})`;
  if (ratio === null) return `unknown  G7 two processes: not available on this machine ${aim}`;
  const [before, after] = [one, two].map((each) => ({
    cpu: medianOf(each, ({ cpuPerResponse }) => cpuPerResponse)?.toFixed(0) ?? '?',
    perSecond: median(each.map(({ perSecond }) => perSecond)).toFixed(0),
  }));
  const cpu = `by CPU time, ${before?.cpu} and ${after?.cpu} µs per response`;
  const speed = `${before?.perSecond} and ${after?.perSecond} requests/s, load and shop on the same cores`;
  const isMet = 2 * ratio >= TWO_PROCESSES_LEAST;
  return `${verdict(isMet)}  G7 two processes: ${cut(2 * ratio, 2)} × one ${cpu}; ${speed} ${aim}`;
}

export function verdict(isMet: boolean): string {
  return isMet ? 'met    ' : 'not met';
}
