import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The options and files of the command line. Ends the program with the usage for `--help` (exit code 0), and with
 * the reason and the usage for an option that does not exist or lacks its value (2).
 */
export function readOptions<const Config extends Options>(
  usage: string,
  options: Config,
  allowPositionals = false,
) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}
