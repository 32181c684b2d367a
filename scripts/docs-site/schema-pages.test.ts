import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaPages } from './schema-pages.ts';

const SDL = `
  "Marks a field of the customer."
  directive @auth on FIELD_DEFINITION

  type Query {
    "Finds products | or none."
    products(
      "Words to find."
      search: String
      "How to sort."
      sort: Sort! = NEWEST
      "Old."
      page: Int @deprecated(reason: "Use size.")
    ): [Product!]
    "The customer."
    me: Int @auth
    "Former."
    all: [Product] @deprecated(reason: "Use products.")
  }
  type Mutation {
    "Marks a product."
    mark(input: MarkInput!): Boolean!
  }
  "Has an id."
  interface Node { "Opaque." id: ID! }
  "A thing.\\n\\nSecond paragraph."
  type Product implements Node { "Opaque." id: ID! "Other ones." related(sort: Sort): [Product!]! }
  "An order."
  enum Sort { "Newest first." NEWEST "By name." NAME @deprecated(reason: "Slow.") }
  "What to mark."
  input MarkInput { "Which." id: ID! "How." sort: Sort = NAME }
  "Any."
  union Any = Product
  "Exactly one."
  input Choice @oneOf { a: Int b: Int }
  "Money."
  scalar Rupiah
`;

const pages = schemaPages(buildSchema(SDL));
const page = (path: string) => pages.get(`schema/${path}.md`) ?? '';

describe('schemaPages', () => {
  it('writes a page for each query, mutation and type, and for no built-in one', () => {
    expect([...pages.keys()]).toEqual([
      'schema/index.md',
      ...['all', 'me', 'products'].map((name) => `schema/queries/${name}.md`),
      'schema/mutations/mark.md',
      ...['Any', 'Choice', 'MarkInput', 'Node', 'Product', 'Rupiah', 'Sort'].map(
        (name) => `schema/types/${name}.md`,
      ),
      'schema/directives.md',
    ]);
    const names = ['products', 'mark', 'Product'];
    for (const name of names) expect(page('index')).toContain(`/${name}.md)`);
  });

  it('describes a query with arguments, defaults, deprecations and links', () => {
    const text = page('queries/products');
    expect(text).toContain('# products\n\nQuery\n\nFinds products | or none.');
    expect(text).toContain(
      '```graphql\nproducts(search: String, sort: Sort!, page: Int): [Product!]',
    );
    expect(text).toContain('| `search` | `String` | Words to find. |');
    expect(text).toContain(
      '| `sort` | [`Sort`](../types/Sort.md)`!` | How to sort. Default: `NEWEST`. |',
    );
    expect(text).toContain('Old. **Deprecated:** Use size. |');
    expect(text).toContain('## Returns\n\n`[`[`Product`](../types/Product.md)`!]`');
  });

  it('marks deprecated queries and fields with directives', () => {
    expect(page('queries/all')).toContain('**Deprecated:** Use products.');
    expect(page('queries/me')).toContain('Directives: [`@auth`](../directives.md)');
    expect(page('directives')).toContain('## @auth\n\nMarks a field of the customer.');
  });

  it('describes an object with its fields, their arguments, and where it is used', () => {
    const text = page('types/Product');
    expect(text).toContain('Object, implements [`Node`](Node.md)\n\nA thing.\n\nSecond paragraph.');
    expect(text).toContain('### related\n\n`[`[`Product`](Product.md)`!]!`\n\nOther ones.');
    expect(text).toContain('| `sort` | [`Sort`](Sort.md) |');
    expect(text).toContain('## Used by\n\n- [`products`](../queries/products.md)');
    expect(text).toContain('- [`Product.related`](Product.md#related)');
  });

  it('describes inputs, enums, interfaces, unions and scalars', () => {
    expect(page('types/MarkInput')).toContain(
      '### sort\n\n[`Sort`](Sort.md)\n\nHow.\n\nDefault: `NAME`.',
    );
    expect(page('types/Choice')).toContain('Input, exactly one field');
    expect(page('types/Sort')).toContain('## Values\n\n### NEWEST\n\nNewest first.');
    expect(page('types/Sort')).toContain('### NAME\n\nBy name.\n\n**Deprecated:** Slow.');
    expect(page('types/Sort')).toContain('- [`MarkInput.sort`](MarkInput.md#sort)');
    expect(page('types/Node')).toContain('Interface of [`Product`](Product.md)');
    expect(page('types/Any')).toContain('Union of [`Product`](Product.md)');
    expect(page('types/Rupiah')).toContain('# Rupiah\n\nScalar\n\nMoney.');
  });
});
