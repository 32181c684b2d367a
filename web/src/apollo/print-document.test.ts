import {
  Kind,
  parse,
  print as printByLibrary,
  visit,
  type ASTNode,
  type DocumentNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { print } from './print-document.ts';

const isDocument = (value: unknown): value is DocumentNode =>
  (value as ASTNode | null)?.kind === Kind.DOCUMENT;

/** Every document that the shop sends, as the code generator wrote it. */
const generated = Object.entries(
  import.meta.glob<Record<string, unknown>>('../**/*.generated.ts', { eager: true }),
).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter((entry): entry is [string, DocumentNode] => isDocument(entry[1]))
    .map(([name, document]) => ({ name: `${name} of ${file}`, document })),
);

/** A document without the places where its parts stood in a text. */
const meaning = (text: string) => visit(parse(text, { noLocation: true }), {});

test('there are documents to print', () => {
  expect(generated.length).toBeGreaterThan(30);
});

test.each(generated)('$name says the same as in the print of the library', ({ document }) => {
  expect(meaning(print(document))).toEqual(meaning(printByLibrary(document)));
});

test('every form of a value, a type, an alias and a directive can be sent', () => {
  const text = `
    query Everything($id: [ID!]! = ["a"], $deep: Shape = {on: true, list: [1, -2.5, RED, null]} @mark) @live {
      again: thing(id: $id, text: "quote \\" and \\\\ and \\n") @include(if: $yes) {
        ...Part @skip(if: false)
        ... on Thing @mark(name: "x") { id }
        ... { id }
      }
    }
    fragment Part on Thing { id }
    mutation { send }
  `;
  expect(meaning(print(parse(text)))).toEqual(meaning(text));
});

test('a schema is no request', () => {
  expect(() => print(parse('type Thing { id: ID }'))).toThrow('ObjectTypeDefinition');
});
