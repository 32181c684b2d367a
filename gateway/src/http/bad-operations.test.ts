import { describe, expect, it } from 'vitest';
import { INVALID_DOCUMENTS, UNPARSABLE_DOCUMENTS } from '../../test-kit/broken-documents.ts';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { documents, jsonRequest, TYPENAME, wronglyRejected } from '../../test-kit/hostile.ts';

const shop = gatewayForAll({}, { explorer: false });

const TOO_LARGE = ['OPERATION_TOO_LARGE'];
const BROKEN = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'];

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const nested = (levels: number, name = 'a') =>
  `${`{ ${name} `.repeat(levels)}{ id }${' }'.repeat(levels)}`;
/** A document for each size. */
const sized = (title: string, sizes: readonly number[], text: (size: number) => string) =>
  Object.fromEntries(sizes.map((size) => [`${size} ${title}`, text(size)]));

/** Each fragment has the next one twice, so that n lines result in 2^n fields. */
const bomb = (levels: number, alias = '') =>
  `{ ...f0 } ${times(levels, (n) => `fragment f${n} on Query { ${alias}...f${n + 1} ...f${n + 1} }`)}
   fragment f${levels} on Query { __typename }`;
const ring = (length: number) =>
  `{ ...r0 } ${times(length, (n) => `fragment r${n} on Query { ...r${(n + 1) % length} }`)}`;

describe('POST /graphql with an invalid document', () => {
  it('rejects a document that is too large before validation', async () => {
    const requests = documents({
      ...sized('levels', [12, 13, 50, 200, 390], nested),
      ...sized(
        'levels of lists in a value',
        [11, 100, 900],
        (size) => `{ a(b: ${'['.repeat(size)}${']'.repeat(size)}) }`,
      ),
      ...sized(
        'levels of objects in a value',
        [11, 100, 400],
        (size) => `{ a(b: ${'{c:'.repeat(size)}1${'}'.repeat(size)}) }`,
      ),
      ...sized('aliases', [16, 101, 500], (size) => `{ x { ${times(size, (n) => `a${n}: id`)} } }`),
      ...sized(
        'aliases of __typename',
        [16, 101, 500],
        (size) => `{ ${times(size, (n) => `a${n}: __typename`)} }`,
      ),
      ...sized('root fields', [16, 100, 1_000], (size) => `{ ${times(size, (n) => `f${n}`)} }`),
      ...sized('fields', [401, 1_000, 1_900], (size) => `{ x { ${times(size, (n) => `f${n}`)} } }`),
      ...sized(
        'times the same field',
        [11, 301, 500, 1_900],
        (size) => `{ x { ${times(size, () => 'id')} } }`,
      ),
      ...sized(
        'selections over each other',
        [200, 380],
        (size) => `{ ${times(size, () => 'x { id }')} }`,
      ),
      ...sized(
        'directives',
        [51, 240],
        (size) => `{ x { ${times(size, (n) => `f${n} @skip(if: true)`)} } }`,
      ),
      ...sized('unknown directives', [51, 900], (size) => `{ x ${times(size, () => '@a')} }`),
      ...sized('entries', [201, 1_900], (size) => `{ a(b: [${times(size, String)}]) }`),
      ...sized('fragments in a bomb', [9, 12, 20, 60], bomb),
      ...sized('fragments and aliases in a bomb', [9, 14, 60], (size) =>
        bomb(size, 'a: __typename '),
      ),
      ...sized('fragments in a ring', [1, 2, 3, 50], ring),
      'levels in fragments': `{ ...a } fragment a on Query { x { ...b } } fragment b on X ${nested(12)}`,
      'levels in inline fragments': `{ ${'... on Query { x { '.repeat(13)} id ${'} }'.repeat(13)} }`,
      'root fields in fragments': `{ ...a ...a } fragment a on Query { ${times(8, (n) => `f${n}`)} }`,
      'two sign-ins under other names':
        'mutation { a: signIn(input: {}) { token } b: signIn(input: {}) { token } }',
      'two mutations in fragments':
        'mutation { ...a ...a } fragment a on Mutation { signOut { signedOut } }',
      'an unused bomb': `{ __typename } fragment u on Query { ...u }`,
    });
    expect(await wronglyRejected(shop, requests, TOO_LARGE, [TYPENAME])).toEqual([]);
  });

  it('rejects a document with too many tokens while it is parsed', async () => {
    const requests = documents({
      ...sized('levels', [700, 3_000, 10_000], nested),
      ...sized('fields', [2_000, 30_000], (size) => `{ ${times(size, () => 'a')} }`),
      ...sized('aliases', [1_000, 10_000], (size) => `{ ${times(size, (n) => `a${n}:x`)} }`),
      ...sized(
        'unused fragments',
        [300, 2_000],
        (size) => `{ __typename } ${times(size, (n) => `fragment u${n} on Query { __typename }`)}`,
      ),
      ...sized('directives', [1_000, 20_000], (size) => `{ x ${times(size, () => '@a')} }`),
      ...sized('levels in a value', [1_000, 10_000], (size) => `{ a(b: ${'['.repeat(size)}`),
      ...sized(
        'variables',
        [500, 5_000],
        (size) => `query (${times(size, (n) => `$v${n}: ID`)}) { a }`,
      ),
      ...sized('operations', [500, 3_000], (size) => times(size, (n) => `query q${n} { a }`)),
      ...sized('brackets', [10_000, 90_000], (size) => '{'.repeat(size)),
    });
    expect(await wronglyRejected(shop, requests, [...TOO_LARGE, ...BROKEN], [TYPENAME])).toEqual(
      [],
    );
  });

  it('rejects invalid syntax and unknown fields with a short response', async () => {
    const requests = [...UNPARSABLE_DOCUMENTS, ...INVALID_DOCUMENTS].map((query) =>
      jsonRequest(query, { query }),
    );
    expect(await wronglyRejected(shop, requests, BROKEN, [TYPENAME])).toEqual([]);
  });

  it('rejects several operations unless operationName selects one', async () => {
    const query = 'query A { __typename } query B { __typename }';
    const names = [undefined, null, '', 'C', 'a', '__proto__', 'constructor', 'A B', 'A\u0000'];
    const requests = names.map((operationName) =>
      jsonRequest(String(operationName), { query, operationName }),
    );
    const good = [jsonRequest('A', { query, operationName: 'A' })];
    const codes = ['OPERATION_RESOLUTION_FAILURE'];
    expect(await wronglyRejected(shop, requests, codes, good)).toEqual([]);
  });
});
