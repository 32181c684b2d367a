import { parseArgs } from 'node:util';
import { whole } from '../support/whole.ts';

/** Reads the options of the command line; throws for one that is not known. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true, default: [] },
      save: { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
    },
  });
  return {
    /** Address of a running shop; null starts one. */
    url: values.url ?? null,
    /** Runs of each page, of which the median counts. */
    runs: values.short ? 1 : whole('runs', values.runs),
    /** Whether the figures are written to `bench/figures`. */
    isSaved: values.save,
    /** Names of the pages to measure; empty for all. */
    pages: values.short && values.page.length === 0 ? ['article'] : values.page,
  };
}
