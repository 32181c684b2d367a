import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';

const admission = new Admission();
const excess = (query: string, variables: unknown = {}) => {
  const rejection = admission.rejection(query, variables);
  return rejection === null ? null : /: (.+)\.$/.exec(rejection.message)?.[1];
};
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const nested = (levels: number) => `${'{ a '.repeat(levels)}{ id }${' }'.repeat(levels)}`;

/** Each fragment has the next one twice: n short lines result in 2^n fields. */
const bomb = (levels: number) =>
  `{ ...f0 } ${times(levels, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)}
   fragment f${levels} on Query { id }`;

describe('Admission.rejection of an operation within the limits', () => {
  it.each([
    ['eleven levels', nested(11)],
    ['twelve levels', nested(11).replace('id', 'id name')],
    ['fifteen root fields', `{ ${times(15, (n) => `f${n}`)} }`],
    ['fifteen aliases', `{ a { ${times(15, (n) => `n${n}: name`)} } }`],
    ['one root field of a mutation', 'mutation { submitOrder { order { hash } } }'],
    ['the introspection query of tools', getIntrospectionQuery()],
    ['a list of a two hundred', `{ a(b: [${times(200, String)}]) }`],
    ['two thousand tokens', `query (${times(498, (n) => `$v${n}: I`)}) { a b c }`],
    ['a document that cannot be parsed, which Apollo reports', '{ a'],
  ])('returns null for %s', (_, query) => expect(excess(query)).toBeNull());

  it('returns null for variables within the limits', () => {
    const lines = Array.from({ length: 100 }, () => ({ productId: 'Product:1', quantity: 1 }));
    expect(excess('{ a }', { input: { lines } })).toBeNull();
  });

  it('returns null without a document, which may be stored by its hash', () => {
    expect(admission.rejection(undefined, null)).toBeNull();
  });
});

describe('Admission.rejection of an operation above the limits', () => {
  it.each([
    ['thirteen levels', nested(12), 'more than 12 levels'],
    ['six hundred levels', nested(600), 'more than 64 brackets inside each other'],
    [
      'levels hidden in fragments',
      `{ ...a } fragment a on Q { x { ...b } } fragment b on Q ${nested(11)}`,
      'more than 12 levels',
    ],
    [
      'two thousand and one tokens',
      `query (${times(498, (n) => `$v${n}: I`)}) { a b c d }`,
      'more than 2000 tokens',
    ],
    ['sixteen root fields', `{ ${times(16, (n) => `f${n}`)} }`, 'more than 15 root fields'],
    [
      'root fields in fragments',
      `{ ...a ...a } fragment a on Query { ${times(8, (n) => `f${n}`)} }`,
      'more than 15 root fields',
    ],
    [
      'two root fields of a mutation',
      'mutation { a: signIn { token } b: signIn { token } }',
      'more than 1 root fields',
    ],
    ['sixteen aliases', `{ a { ${times(16, (n) => `n${n}: name`)} } }`, 'more than 15 aliases'],
    [
      'aliases of __typename',
      `{ a { ${times(16, (n) => `n${n}: __typename`)} } }`,
      'more than 15 aliases',
    ],
    ['401 fields', `{ a { ${times(401, (n) => `f${n}`)} } }`, 'more than 400 fields'],
    [
      'the same field over and over',
      `{ a { ${times(11, () => 'name')} } }`,
      '"name" more than 10 times in one selection',
    ],
    [
      'a fragment that contains itself',
      '{ ...a } fragment a on Query { b { ...a } }',
      'a fragment that contains itself',
    ],
    [
      'fragments that contain each other',
      '{ ...a } fragment a on Q { ...b } fragment b on Q { ...a }',
      'a fragment that contains itself',
    ],
    [
      '51 directives',
      `{ a { ${times(51, (n) => `f${n} @skip(if: true)`)} } }`,
      'too many directives',
    ],
    ['directives on one field', `{ a ${times(51, () => '@x')} }`, 'too many directives'],
    ['a list of 201', `{ a(b: [${times(201, String)}]) }`, 'more than 200 entries in a list'],
    [
      'a value of eleven levels',
      `{ a(b: ${'['.repeat(11)}${']'.repeat(11)}) }`,
      'more than 10 levels in a value',
    ],
    [
      'a default of eleven levels',
      `query ($v: Int = ${'['.repeat(11)}${']'.repeat(11)}) { a }`,
      'more than 10 levels in a value',
    ],
    [
      'a list of 201 in a directive',
      `{ a @x(b: [${times(201, String)}]) }`,
      'more than 200 entries in a list',
    ],
    ['a name of 129 characters', `{ ${'n'.repeat(129)} }`, 'a name of more than 128 characters'],
  ])('names the limit for %s', (_, query, message) => expect(excess(query)).toBe(message));

  it('names the limit for exponentially nested fragments', () => {
    for (const levels of [9, 20, 50]) {
      expect(excess(bomb(levels))).toBe('more than 400 fields');
    }
  });

  it('names the limit for variables that are too large', () => {
    const list = Array.from({ length: 201 }, () => 1);
    expect(excess('{ a }', { list })).toBe('more than 200 entries in a list');
    const deep: unknown = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
    expect(excess('{ a }', { deep })).toBe('more than 10 levels in a value');
  });

  it('returns the same rejection for the same document', () => {
    const query = nested(20);
    expect([excess(query), excess(query)]).toEqual(['more than 12 levels', 'more than 12 levels']);
  });
});
