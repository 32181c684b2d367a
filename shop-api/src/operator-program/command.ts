import type { ShopCaller } from './shop-caller.ts';

/** An option of a command, `--name <value>`. */
export interface CommandOption {
  readonly value: string;
  readonly help: string;
}

/** What a command was given: its words after the name, and its options by name. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** What a command has to show: the data for `--json`, and the text for people. */
export interface Outcome {
  readonly data: unknown;
  readonly text: string;
}

/** One command of the operator program. */
export interface Command {
  readonly name: string;
  /** What follows the name, such as `<payment>`; empty for nothing. */
  readonly words: string;
  /** How many words must and may follow. */
  readonly least: number;
  readonly most: number;
  readonly summary: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  readonly run: (shop: ShopCaller, input: CommandInput) => Promise<Outcome>;
}
