import { parseArgs } from 'node:util';

export interface Options {
  /** A report without weight, for CI: it never fails by how fast something was. */
  readonly isShort: boolean;
  readonly rounds: number;
  /** Of each line in each round. */
  readonly seconds: number;
  /** Of each line before the first round, in seconds; 0 = none. */
  readonly warmUp: number;
  /** Of each line before it is measured in a round, in seconds; 0 = none. */
  readonly leadIn: number;
  readonly connections: number;
  /** Whether the figures are written to `bench/figures`. */
  readonly isSaved: boolean;
  /** The line of the gateway to profile instead of measuring, e.g. `personal G`; null = none. */
  readonly profile: string | null;
}

/** Reads the options of the command line; throws for one that is not known. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '50' },
      save: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  });
  const isShort = values.short;
  return {
    isShort,
    rounds: whole('rounds', values.rounds ?? (isShort ? '1' : '5')),
    seconds: whole('seconds', values.seconds ?? (isShort ? '1' : '5')),
    warmUp: isShort ? 0 : 3,
    leadIn: isShort ? 0 : 1,
    connections: whole('connections', values.connections),
    isSaved: values.save,
    profile: values.profile ?? null,
  };
}

function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new Error(`--${name} is a number above 0, not "${text}".`);
  return Number(text);
}
