import { Command as CliCommand, CommanderError } from 'commander';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { BackupError } from '../backup/backup-error.ts';
import type { Settings } from '../config.ts';
import { FolderInUseError } from '../db/folder-lock.ts';
import { StartProblem } from '../start-problem.ts';
import { StorageUnavailableError } from '../storage/storage-unavailable-error.ts';
import type { Command, Outcome } from './command.ts';
import { dataCommands } from './data-commands.ts';
import { plainJson, plainText } from './plain-text.ts';
import { ProgramError, UsageError } from './program-error.ts';
import { shopCaller } from './shop-caller.ts';
import { orderCommands } from './order-commands.ts';
import { productCommands } from './product-commands.ts';
import { receiptCommands } from './receipt-commands.ts';
import { voucherCommands } from './voucher-commands.ts';

/** All commands that call a shop, in the order of the help. */
export const commands: readonly Command[] = [
  ...receiptCommands,
  ...orderCommands,
  ...productCommands,
  ...voucherCommands,
];

export interface ProgramIo {
  /** Returns the address and the operator key of the shop; called only before a REST call. */
  readonly shop: () => Promise<{ readonly url: string; readonly key: string }>;
  /** Returns the settings of the shop API; called only before a command that works on its data. */
  readonly settings: () => Settings;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** Errors that the operator can fix: they are printed as one line. */
const USER_ERRORS = [
  ProgramError,
  BackupError,
  FolderInUseError,
  StartProblem,
  StorageUnavailableError,
];

const PROGRAM = 'npm run shop --';
const DESCRIPTION = `
Every command accepts --json. It calls the shop at SHOP_API_URL (default: the one that npm start runs on
this machine) with the key OPERATOR_KEY (default: the one that this shop has created). backup and restore
call no shop: they read DATABASE_URL, SHOP_DATA_DIR and the settings of object storage.`;

/**
 * Runs one command line of the operator program and returns its exit code: 0 success, 1 rejected or
 * unreachable, 2 wrong usage. Every error is one line.
 */
export async function runOperatorProgram(args: readonly string[], io: ProgramIo): Promise<number> {
  const isJson = args.includes('--json');
  try {
    await createProgram(io, isJson).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // The only error of commander that is not a UsageError is the end of --help.
    if (error instanceof CommanderError) return error.exitCode;
    const text = plainText(problemOf(error));
    io.printError(isJson ? plainJson({ error: text }) : text);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** The message of an expected error; rethrows unexpected ones. */
function problemOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    // The message of the error contains the values of the query, such as names and addresses of buyers.
    return `The database cannot be used: ${error.cause?.message ?? 'a query failed'}.`;
  }
  const isUserError = USER_ERRORS.some((kind) => error instanceof kind);
  if (error instanceof Error && (isUserError || isSystemError(error))) return error.message;
  throw error;
}

/** E.g. of a full disk or a folder that cannot be read. */
const isSystemError = (error: Error): boolean => 'syscall' in error;

function createProgram(io: ProgramIo, isJson: boolean): CliCommand {
  const program = new CliCommand(PROGRAM)
    .usage('<command>')
    .helpCommand(false)
    .option('--json', 'prints the data as JSON')
    .addHelpText('after', DESCRIPTION)
    .configureHelp({ helpWidth: 120, subcommandTerm: (command) => command.name() })
    .configureOutput({
      writeOut: (text) => io.print(text.trimEnd()),
      outputError: () => undefined,
    });
  const shop = async () => {
    const { url, key } = await io.shop();
    return shopCaller(url, key);
  };
  const print = ({ data, text }: Outcome) => io.print(isJson ? plainJson(data) : text);
  for (const command of commands) addCommand(program, command, shop, print);
  for (const command of dataCommands) addCommand(program, command, io.settings, print);
  program
    .command('help', { isDefault: true })
    .description('this list; help <command> lists its options')
    .argument('[command...]')
    .action(([name]: readonly string[]) => {
      const about = name === undefined ? program : program.commands.find((c) => c.name() === name);
      if (about !== undefined) about.outputHelp();
      else throw new UsageError(`There is no command "${name ?? ''}". See ${PROGRAM} help.`);
    });
  for (const each of [program, ...program.commands]) {
    each.exitOverride((error) => {
      if (error.exitCode === 0) throw error;
      const problem = error.message.replace(/^error: /, '').replace(/\.?$/, '.');
      throw new UsageError(`${problem} Usage: ${each.createHelp().commandUsage(each)}`);
    });
  }
  return program;
}

function addCommand<Access>(
  program: CliCommand,
  command: Command<Access>,
  access: () => Promise<Access> | Access,
  print: (outcome: Outcome) => void,
): void {
  const options = Object.entries(command.options ?? {});
  const optionUsage = options.map(([name, { value }]) => `[--${name} <${value}>]`);
  const cli = program
    .command(command.name)
    .description(command.summary)
    .usage([...command.args, ...optionUsage].join(' '));
  for (const arg of command.args) cli.argument(arg);
  for (const [name, { value, help }] of options) cli.option(`--${name} <${value}>`, help);
  cli.action(async () => {
    const input = { args: cli.args, options: cli.opts<Record<string, string>>() };
    print(await command.run(await access(), input));
  });
}
