import { parseArgs } from 'node:util';

/** The number in `--processes 2`; 1 without the option, null when the arguments are wrong. */
export function processesOption(args: string[]): number | null {
  try {
    const { values } = parseArgs({ args, options: { processes: { type: 'string' } } });
    const { processes = '1' } = values;
    return /^[1-9]\d?$/.test(processes) && Number(processes) <= 64 ? Number(processes) : null;
  } catch {
    return null;
  }
}
