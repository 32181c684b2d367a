import { expect } from 'vitest';
import { readSettings } from '../src/config.ts';
import { runOperatorProgram } from '../src/operator-program/run-operator-program.ts';
import type { FreshShop } from './fresh-shop.ts';
import { OPERATOR_KEY } from './operator.ts';

/** Exit code and output of a command, with consecutive blanks collapsed. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** A terminal at which an operator of a started shop types. */
export interface OperatorTerminal {
  /** Runs a command line; a list when an argument contains a blank. */
  readonly type: (line: string | readonly string[]) => Promise<Ended>;
  /** Runs a command line with `--json`, which must succeed, and returns the data. */
  readonly data: (line: string) => Promise<ReturnType<typeof JSON.parse>>;
}

/** A terminal for a started shop, by default with the key of the tests. */
export function terminalOf({ url }: Pick<FreshShop, 'url'>, key = OPERATOR_KEY): OperatorTerminal {
  const type = async (line: string | readonly string[]) => {
    let output = '';
    const take = (text: string) => (output += text);
    const args = typeof line === 'string' ? line.split(' ') : line;
    const shop = () => Promise.resolve({ url, key });
    const settings = () => readSettings({});
    const code = await runOperatorProgram(args, { shop, settings, print: take, printError: take });
    return { code, output: output.replace(/ +/g, ' ') };
  };
  return {
    type,
    data: async (line) => {
      const { code, output } = await type(`${line} --json`);
      expect(code).toBe(0);
      const data: unknown = JSON.parse(output);
      return data;
    },
  };
}
