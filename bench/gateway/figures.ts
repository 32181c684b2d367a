/** The figures of one row in one round. */
export interface Sample {
  /** Responses with 2xx, per second. */
  readonly perSecond: number;
  /** Requests without a 2xx response. */
  readonly failed: number;
  /** Median response time, in ms. */
  readonly p50: number;
  /** Processor time of the server per response, in µs; null where it is not available. */
  readonly cpuPerResponse: number | null;
  /** Share of its core that the server was busy, 0 to 1; null where it is not available. */
  readonly cpuShare: number | null;
  /** REST calls that reached the shop, per response. */
  readonly readsPerResponse: number;
  /** The most memory that the server has held so far, in MB; null where it is not available. */
  readonly memory: number | null;
}

/** A server below this share of its core waited for other programs: its requests per second are not meaningful. */
const BUSY = 0.9;

/** The middle value; the mean of the two middle ones when their number is even; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? NaN) + upper) / 2;
}

/** The middle of one figure over all rounds; null when one round does not have it. */
export function medianOf(
  samples: readonly Sample[],
  figure: (sample: Sample) => number | null,
): number | null {
  const values = samples.map(figure).filter((value) => value !== null);
  return values.length < samples.length ? null : median(values);
}

/** Ratio of the requests per second of one line to those of another, round by round. */
export function speedRatios(samples: readonly Sample[], base: readonly Sample[]): number[] {
  return pairs(samples, base).map(([own, other]) => own.perSecond / other.perSecond);
}

/** A ratio between two lines, as far as it may be claimed. */
export interface Judged {
  readonly ratio: number;
  /** Whether it was taken from processor time, because one of the two had to wait for other programs. */
  readonly isByCpu: boolean;
}

/**
 * The middle ratio of two lines over all rounds. When one of them was not busy all the time, the
 * load or the shop behind it was the limit; then the ratio of processor time per response counts if it
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

/** Ratio of the processor time per response of another line to that of one; null where it is not available. */
export function cpuRatio(samples: readonly Sample[], base: readonly Sample[]): number | null {
  const ratios = pairs(samples, base).map(([own, other]) =>
    own.cpuPerResponse === null || other.cpuPerResponse === null
      ? null
      : other.cpuPerResponse / own.cpuPerResponse,
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
  // Compensates for what binary fractions lose (0.29 * 100 is 28.999…).
  return (Math.floor(value * unit + 1e-9) / unit).toFixed(decimals);
}
