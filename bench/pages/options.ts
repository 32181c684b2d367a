import { parseArgs } from 'node:util';

export interface Options {
  /** Address of a running shop; null starts one. */
  readonly url: string | null;
  /** Runs of each page, of which the median counts. */
  readonly runs: number;
  /** Whether the figures are written to `bench/figures`. */
  readonly isSaved: boolean;
  /** Names of the pages to measure; empty for all. */
  readonly pages: readonly string[];
}

/** Reads the options of the command line; throws for one that is not known. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true, default: [] },
      save: { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
    },
  });
  const runs = values.short ? 1 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number above 0');
  const pages = values.short && values.page.length === 0 ? ['article'] : values.page;
  return { url: values.url ?? null, runs, isSaved: values.save, pages };
}
