import { parseArgs } from 'node:util';
import { whole } from '../support/whole.ts';

export type Options = ReturnType<typeof readOptions>;

/** Reads the options of the command line; throws for one that is not known. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '50' },
      save: { type: 'boolean', default: false },
      profile: { type: 'string' },
      memory: { type: 'string' },
    },
  });
  const isShort = values.short;
  return {
    /** A report without weight, for CI: it never fails by how fast something was. */
    isShort,
    rounds: whole('rounds', values.rounds ?? (isShort ? '1' : '5')),
    /** Of each line in each round. */
    seconds: whole('seconds', values.seconds ?? (isShort ? '1' : '5')),
    /** Of each line before it is measured, in seconds; 0 = none. */
    warmUp: isShort ? 0 : 3,
    connections: whole('connections', values.connections),
    /** Whether the figures are written to `bench/figures`. */
    isSaved: values.save,
    /** The line of the gateway to profile instead of measuring, e.g. `personal G`; null = none. */
    profile: values.profile ?? null,
    /** For how many minutes to observe the memory of a gateway instead of measuring; null = not at all. */
    memoryMinutes: values.memory === undefined ? null : whole('memory', values.memory),
  };
}
