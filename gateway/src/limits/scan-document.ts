import { Lexer, Source, TokenKind } from 'graphql';
import { OPERATION_LIMITS } from './limits.ts';
import { textRejection, tooLarge, type OperationRejection } from './operation-rejection.ts';

const OPENING: readonly TokenKind[] = [TokenKind.PAREN_L, TokenKind.BRACKET_L, TokenKind.BRACE_L];
const CLOSING: readonly TokenKind[] = [TokenKind.PAREN_R, TokenKind.BRACKET_R, TokenKind.BRACE_R];

/**
 * Scans the tokens of a document before it is parsed: the parser recurses with each bracket, and a few
 * thousand of them would overflow the stack. Null when it may be parsed, also when the lexer fails: the
 * parser reports that error.
 */
export function scanDocument(query: string): OperationRejection | null {
  const { brackets, nameCharacters, tokens } = OPERATION_LIMITS;
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  try {
    for (let count = 0; count <= tokens; count += 1) {
      const { kind, value } = lexer.advance();
      if (kind === TokenKind.EOF) return null;
      if (OPENING.includes(kind)) depth += 1;
      else if (CLOSING.includes(kind)) depth -= 1;
      if (depth > brackets) return tooLarge(`more than ${brackets} brackets inside each other`);
      if (kind === TokenKind.NAME && value.length > nameCharacters) {
        return tooLarge(`a name of more than ${nameCharacters} characters`);
      }
      if (kind === TokenKind.STRING || kind === TokenKind.BLOCK_STRING) {
        const rejection = textRejection(value);
        if (rejection !== null) return rejection;
      }
    }
  } catch {
    return null;
  }
  return tooLarge(`more than ${tokens} tokens`);
}
