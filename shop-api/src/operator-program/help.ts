import type { Command, Outcome } from './command.ts';
import { commands } from './commands.ts';

const PROGRAM = 'npm run shop --';

/** How a command is written. */
export function usageOf({ name, words, options }: Command): string {
  const parts = Object.entries(options).map(([option, { value }]) => `[--${option} <${value}>]`);
  return [PROGRAM, name, words, ...parts].filter(Boolean).join(' ');
}

/** What the program can do, or how one command is written. */
export function help(command: Command | null): Outcome {
  const data = (command === null ? commands : [command]).map((each) => ({
    name: each.name,
    usage: usageOf(each),
    summary: each.summary,
    options: Object.fromEntries(
      Object.entries(each.options).map(([name, { help: text }]) => [name, text]),
    ),
  }));
  return { data, text: command === null ? overview() : details(command) };
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    `Usage: ${PROGRAM} <command>`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    `  ${'help'.padEnd(width)}  this list; help <command> lists its options`,
    '',
    'Every command takes --json. It speaks to the shop at SHOP_API_URL (else the one npm start runs on',
    'this machine) with the key OPERATOR_KEY (else the one that shop has made for itself).',
  ].join('\n');
}

function details(command: Command): string {
  const options = Object.entries(command.options);
  const names = options.map(([name, { value }]) => `--${name} <${value}>`);
  const width = Math.max(0, ...names.map((name) => name.length));
  return [
    `Usage: ${usageOf(command)}`,
    '',
    `  ${command.summary}`,
    ...(options.length === 0 ? [] : ['']),
    ...options.map(
      ([, { help: text }], place) => `  ${(names[place] ?? '').padEnd(width)}  ${text}`,
    ),
  ].join('\n');
}
