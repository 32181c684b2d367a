import { parse, type DocumentNode } from 'graphql';
import { OPERATION_LIMITS } from './limits.ts';

/** The document of a client, without locations; null when it is none or has too many tokens. */
export function parseDocument(text: string): DocumentNode | null {
  try {
    return parse(text, { maxLexicalTokens: OPERATION_LIMITS.tokens, noLocation: true });
  } catch {
    return null;
  }
}
