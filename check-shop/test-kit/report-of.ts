import { runCheckShop } from '../src/run-check-shop.ts';
import type { CallResult, Verdict } from '../src/shop-call.ts';

/** What the program printed as JSON, and its exit code. */
export interface PrintedReport {
  readonly code: number;
  readonly usable: boolean;
  readonly counts: Readonly<Record<Verdict['state'], number>>;
  /** Result by call, as `state` alone or `state: note | note`. */
  readonly calls: Readonly<Record<string, string>>;
}

interface PrintedJson {
  readonly usable: boolean;
  readonly counts: PrintedReport['counts'];
  readonly calls: readonly (Pick<CallResult, 'call'> & {
    readonly state: string;
    readonly notes: readonly string[];
  })[];
}

/** Runs the program with `--json`. */
export async function reportOf(...args: readonly string[]): Promise<PrintedReport> {
  const { code, out } = await run(...args, '--json');
  const { usable, counts, calls } = JSON.parse(out) as PrintedJson;
  return {
    code,
    usable,
    counts,
    calls: Object.fromEntries(
      calls.map(({ call, state, notes }) => [call, [state, ...notes].join(' | ')]),
    ),
  };
}

/** Runs the program and returns what it printed. */
export async function run(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly errors: string }> {
  const printed = { out: '', errors: '' };
  const code = await runCheckShop(args, {
    print: (text) => {
      printed.out += `${text}\n`;
    },
    printError: (text) => {
      printed.errors += `${text}\n`;
    },
  });
  return { code, ...printed };
}
