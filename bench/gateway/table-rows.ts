import { cut, median, medianOf, speedRatios, type Sample } from './figures.ts';
import type { Row } from './rows.ts';

/** What every line of a table did, by its short name. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

export const tableHead = [
  'contender',
  'requests/s',
  '× A',
  'min–max',
  'of C',
  'p50 ms',
  'core %',
  'CPU µs',
  'REST',
  'MB',
  'failed',
];

/** The cells of one line; ratios are medians of the ratios within each round, cut, never rounded up. */
export function tableRow(row: Row, samples: Samples): string[] {
  const own = samplesOf(samples, row.id);
  const toA = speedRatios(own, samplesOf(samples, 'A'));
  const ofC = speedRatios(own, samplesOf(samples, row.limit));
  const figure = (read: (sample: Sample) => number | null, decimals: number) => {
    const value = medianOf(own, read);
    return value === null ? '?' : value.toFixed(decimals);
  };
  return [
    `${row.id.padEnd(6)} ${row.name}`,
    figure(({ perSecond }) => perSecond, 0),
    cut(median(toA), 2),
    `${cut(Math.min(...toA), 2)}–${cut(Math.max(...toA), 2)}`,
    cut(median(ofC), 3),
    figure(({ p50 }) => p50, 1),
    figure(({ cpuShare }) => (cpuShare === null ? null : cpuShare * 100), 0),
    figure(({ cpuPerResponse }) => cpuPerResponse, 0),
    figure(({ readsPerResponse }) => readsPerResponse, 2),
    mostMemory(own),
    String(own.reduce((sum, { failed }) => sum + failed, 0)),
  ];
}

/** What a line did, round by round; throws for a line that was not measured. */
export function samplesOf(samples: Samples, id: string): readonly Sample[] {
  const own = samples.get(id);
  if (own === undefined || own.length === 0) throw new Error(`"${id}" was not measured.`);
  return own;
}

function mostMemory(samples: readonly Sample[]): string {
  const known = samples.map(({ memory }) => memory).filter((memory) => memory !== null);
  return known.length === 0 ? '?' : String(Math.ceil(Math.max(...known)));
}
