/** The figures of one row in one round. */
export interface Sample {
  /** Requests answered with 2xx, per second. */
  readonly perSecond: number;
  /** Requests not answered with 2xx. */
  readonly failed: number;
  /** Half of the answers took no longer, in ms. */
  readonly p50: number;
  /** Processor time of the server per answer, in µs; null where it is not available. */
  readonly cpuPerAnswer: number | null;
  /** Share of its core that the server was busy, 0 to 1; null where it is not available. */
  readonly cpuShare: number | null;
  /** REST calls that reached the shop, per answer. */
  readonly readsPerAnswer: number;
  /** The most memory that the server has held so far, in MB; null where it is not available. */
  readonly memory: number | null;
}

/** A server below this share of its core waited for others: its requests per second say too little. */
const BUSY = 0.9;

/** The middle value; the mean of the two middle ones when their number is even; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? NaN) + upper) / 2;
}

/** The middle of one figure over all rounds; null when one round does not know it. */
export function medianOf(
  samples: readonly Sample[],
  figure: (sample: Sample) => number | null,
): number | null {
  const values = samples.map(figure).filter((value) => value !== null);
  return values.length < samples.length ? null : median(values);
}

/** By how much one line answers more requests than another, round by round. */
export function speedRatios(samples: readonly Sample[], base: readonly Sample[]): number[] {
  return pairs(samples, base).map(([own, other]) => own.perSecond / other.perSecond);
}

/** A ratio between two lines, as far as it may be claimed. */
export interface Judged {
  readonly ratio: number;
  /** Whether it was taken from processor time, because one of the two had to wait for others. */
  readonly isByCpu: boolean;
}

/**
 * The middle ratio of two lines over all rounds. When one of them was not busy all the time, the
 * load or the shop behind it was the limit; then the ratio of processor time per answer counts if it
 * is the lower one.
 */
export function judge(samples: readonly Sample[], base: readonly Sample[]): Judged {
  const bySpeed = median(speedRatios(samples, base));
  const shares = [samples, base].map((each) => medianOf(each, ({ cpuShare }) => cpuShare));
  const isBusy = shares.every((share) => share === null || share >= BUSY);
  const byCpu = cpuRatio(samples, base);
  if (isBusy || byCpu === null || byCpu >= bySpeed) return { ratio: bySpeed, isByCpu: false };
  return { ratio: byCpu, isByCpu: true };
}

/** By how much one line spends less processor time on an answer than another; null where it is not available. */
export function cpuRatio(samples: readonly Sample[], base: readonly Sample[]): number | null {
  const ratios = pairs(samples, base).map(([own, other]) =>
    own.cpuPerAnswer === null || other.cpuPerAnswer === null
      ? null
      : other.cpuPerAnswer / own.cpuPerAnswer,
  );
  const known = ratios.filter((ratio) => ratio !== null);
  return known.length < ratios.length ? null : median(known);
}

function pairs(samples: readonly Sample[], base: readonly Sample[]): [Sample, Sample][] {
  return samples.flatMap((own, round) => {
    const other = base[round];
    return other === undefined ? [] : [[own, other] satisfies [Sample, Sample]];
  });
}

/** A figure with so many decimals, cut and never rounded up: 0.6999 is 0.69. */
export function cut(value: number, decimals: number): string {
  const unit = 10 ** decimals;
  // What binary fractions lose (0.29 * 100 is 28.999…) is given back first.
  return (Math.floor(value * unit + 1e-9) / unit).toFixed(decimals);
}
