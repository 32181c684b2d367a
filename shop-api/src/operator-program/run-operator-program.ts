import { parseArgs } from 'node:util';
import type { Command, CommandInput, Outcome } from './command.ts';
import { commands } from './commands.ts';
import { help, usageOf } from './help.ts';
import { plainJson, plainText } from './plain-text.ts';
import { ProgramError, UsageError } from './program-error.ts';
import { shopCaller } from './shop-caller.ts';

/** What the program needs of the world. */
export interface ProgramIo {
  /** The address and key of the shop; asked for when a command calls it. */
  readonly shop: () => Promise<{ readonly url: string; readonly key: string }>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** A command line, read. */
interface Line {
  readonly command: Command | null;
  readonly isHelp: boolean;
  readonly input: CommandInput;
}

/**
 * Runs one command line of the operator program and gives its exit code: 0 done, 1 rejected or out of
 * reach, 2 not written as it must be. Everything wrong is one line.
 */
export async function runOperatorProgram(args: readonly string[], io: ProgramIo): Promise<number> {
  const isJson = args.includes('--json');
  try {
    const { data, text } = await run(args, io);
    io.print(isJson ? plainJson(data) : text);
    return 0;
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    const text = plainText(error.message);
    io.complain(isJson ? plainJson({ error: text }) : text);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(args: readonly string[], io: ProgramIo): Promise<Outcome> {
  const { command, isHelp, input } = readLine(args);
  if (command === null || isHelp) return help(command);
  if (input.words.length < command.least || input.words.length > command.most) {
    throw new UsageError(`Usage: ${usageOf(command)}`);
  }
  const { url, key } = await io.shop();
  return command.run(shopCaller(url, key), input);
}

function readLine(args: readonly string[]): Line {
  const place = args.findIndex((word) => !word.startsWith('-'));
  const name = args[place] ?? 'help';
  const rest = args.filter((_word, at) => at !== place);
  if (name === 'help') {
    const about = rest.find((word) => !word.startsWith('-'));
    return { command: about === undefined ? null : named(about), isHelp: true, input: NO_INPUT };
  }
  const command = named(name);
  const { values, positionals } = parsed(command, rest);
  const { json: _json, help: isHelp, ...options } = values;
  const texts = Object.entries(options).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const input = { words: positionals, options: Object.fromEntries(texts) };
  return { command, isHelp: isHelp === true, input };
}

const NO_INPUT: CommandInput = { words: [], options: {} };

function named(name: string): Command {
  const command = commands.find((known) => known.name === name);
  if (command !== undefined) return command;
  throw new UsageError(`There is no command "${name}". See npm run shop -- help.`);
}

function parsed(command: Command, args: readonly string[]) {
  const own = Object.keys(command.options).map((option) => [option, { type: 'string' }] as const);
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(own),
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [problem] = error.message.split(/\.\s/);
    throw new UsageError(`${problem ?? ''}. Usage: ${usageOf(command)}`);
  }
}
