import { parse } from 'graphql';
import { BoundedMap } from '../bounded-map.ts';
import { OPERATION_LIMITS } from './limits.ts';
import { documentExcess } from './measure-document.ts';
import { variableExcess } from './measure-value.ts';

/** Documents above this many signs are measured anew each time, so that they cannot fill the memory. */
const KEPT_DOCUMENT_MAX = 10_000;

/**
 * Refuses operations that are too large before Apollo validates them: its rules compare fields with
 * each other, and a small bomb of fragments would keep them busy for minutes. Known documents cost
 * one look-up.
 */
export class Admission {
  readonly #known = new BoundedMap<string, string>(1_000);

  /**
   * Why an operation is refused; null when it may go on. A document that cannot be parsed may: the
   * next one to look at it says what is wrong with it.
   */
  excess(query: unknown, variables: unknown): string | null {
    const inVariables = variableExcess(variables);
    if (inVariables !== null) return inVariables;
    if (typeof query !== 'string') return null;
    const known = this.#known.get(query);
    const found = known ?? measure(query) ?? '';
    if (known === undefined && query.length <= KEPT_DOCUMENT_MAX) this.#known.set(query, found);
    return found === '' ? null : found;
  }
}

function measure(query: string): string | null {
  try {
    return documentExcess(
      parse(query, { maxLexicalTokens: OPERATION_LIMITS.tokens, noLocation: true }),
    );
  } catch {
    return null;
  }
}
