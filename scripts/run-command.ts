import { spawn } from 'node:child_process';

/** The exit code of a command that a signal has stopped. */
export const STOPPED = 130;

/** Exit code and output of a command. */
export interface CommandResult {
  code: number;
  /** Captured output; empty unless `tee`, `quiet` or `edit` is set. */
  output: string;
}

interface CommandOptions {
  /** Captures the output and shows it. */
  tee?: boolean;
  /** Only captures the output. */
  quiet?: boolean;
  /** Captures and shows what it returns for each piece of the output. */
  edit?: (text: string) => string;
  env?: Record<string, string>;
  cwd?: string;
}

/** Runs a command to its end. Never rejects. */
export function runCommand(
  command: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const [program, ...args] = command;
  if (program === undefined) throw new Error('No command');
  return new Promise((resolve) => {
    const piped = options.tee === true || options.quiet === true || options.edit !== undefined;
    const child = spawn(program, args, {
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      env: { TURBO_TELEMETRY_DISABLED: '1', ...process.env, ...options.env },
      stdio: ['ignore', piped ? 'pipe' : 'inherit', piped ? 'pipe' : 'inherit'],
    });
    let output = '';
    const take = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      const text = options.edit?.(chunk.toString()) ?? chunk.toString();
      output += text;
      if (!options.quiet) target.write(text);
    };
    child.stdout?.on('data', take(process.stdout));
    child.stderr?.on('data', take(process.stderr));
    let isStopped = false;
    const forward = (signal: NodeJS.Signals) => {
      isStopped = true;
      child.kill(signal);
    };
    process.once('SIGINT', forward).once('SIGTERM', forward);
    child.once('error', (error) => resolve({ code: 127, output: output + String(error) }));
    child.once('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      // Some programs end with 0 on a signal, though their work is not done.
      resolve({ code: isStopped || signal ? STOPPED : (code ?? 1), output });
    });
  });
}

/** Path of an installed package's executable. */
export const bin = (name: string): string => `node_modules/.bin/${name}`;

/** Command line of a program of this repository, which runs from the sources of the packages. */
export const fromSource = (program: string, ...args: string[]): string[] => [
  ...[process.execPath, '--conditions=gawai-source', '--import', 'tsx'],
  ...[program, ...args],
];
