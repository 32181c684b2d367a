import type { ShopCaller } from './shop-caller.ts';

export interface CommandOption {
  readonly value: string;
  readonly help: string;
}

export interface CommandInput {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** The result of a command: data for `--json`, and text for the terminal. */
export interface Outcome {
  readonly data: unknown;
  readonly text: string;
}

/** One command of the operator program; most work on a shop that runs. */
export interface Command<Access = ShopCaller> {
  readonly name: string;
  /** In the format of commander: `<required>`, `[optional]`, `[several...]`. */
  readonly args: readonly string[];
  readonly summary: string;
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly run: (access: Access, input: CommandInput) => Promise<Outcome>;
}
