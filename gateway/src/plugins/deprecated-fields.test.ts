import { ApolloServer, HeaderMap } from '@apollo/server';
import { buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseHooks } from './response-hooks.ts';
import { deprecatedFields, deprecatedNames } from './deprecated-fields.ts';

const schema = buildSchema(`
  enum Sort { NEW, OLD @deprecated(reason: "a") }
  type Shelf { id: ID, label: String @deprecated(reason: "Use id."), none: ID! @deprecated }
  type Query {
    shelf(sort: Sort, page: Int @deprecated(reason: "a")): Shelf
    other: ID
  }
`);

describe('deprecatedNames', () => {
  it.each([
    ['{ shelf { id } other }', []],
    ['{ shelf { label } }', ['Shelf.label']],
    ['{ shelf { ...S } } fragment S on Shelf { a: label b: label }', ['Shelf.label']],
    ['{ shelf(sort: OLD, page: 1) { id } }', ['Sort.OLD', 'Query.shelf(page:)']],
    ['{ shelf(sort: NEW) { __typename } }', []],
  ])('finds what is deprecated in %s', (query, names) => {
    expect(deprecatedNames(schema, parse(query)).sort()).toEqual([...names].sort());
  });
});

describe('deprecatedFields', () => {
  const apollo = new ApolloServer({ schema, plugins: [responseHooks([deprecatedFields()])] });
  beforeAll(() => apollo.start());
  afterAll(() => apollo.stop());

  async function header(query: string): Promise<string | undefined> {
    const { headers } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: 'POST',
        headers: new HeaderMap([['content-type', 'application/json']]),
        search: '',
        body: { query },
      },
      context: () => Promise.resolve({}),
    });
    return headers.get('deprecated-fields');
  }

  it('lists deprecated fields in a header', async () => {
    expect(await header('{ shelf { label } }')).toBe('Shelf.label');
    expect(await header('{ shelf { label } }'), 'of a cached document').toBe('Shelf.label');
    expect(await header('{ shelf(page: 1) { id } }')).toBe('Query.shelf(page:)');
  });

  it('sends no header for other operations and for those that are not executed', async () => {
    expect(await header('{ shelf { id } }')).toBeUndefined();
    expect(await header('{ shelf { label nothing } }')).toBeUndefined();
    expect(await header('{ shelf { label')).toBeUndefined();
  });
});
