const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Documents that cannot be parsed. */
export const UNPARSABLE_DOCUMENTS: readonly string[] = [
  ...['{', '}', '{}', '{ }', '{ a', '{ a }}', '{ a { } }', '{ a: }', '{ :a }', '{ a(', '{ a() }'],
  ...['{ a(b) }', '{ a(b:) }', '{ a(b: [) }', '{ a(b: {c}) }', '{ a(b: "x) }', '{ a(b: """x) }'],
  ...[
    'query',
    'query {',
    'query A',
    'query A(',
    'query ($a) { b }',
    'query ($a: ) { b }',
    'mutation',
  ],
  ...[
    'fragment',
    'fragment a',
    'fragment on on Query { a }',
    '{ ... }',
    '{ ...on }',
    '{ ... on { a } }',
  ],
  ...[
    '{ @skip }',
    '{ a @ }',
    '{ a @skip( }',
    '$',
    '!',
    '&',
    '|',
    '=',
    ':',
    '@',
    '"',
    '"""',
    '\\',
    '`',
  ],
  ...[
    '{ a(b: 01) }',
    '{ a(b: 1.) }',
    '{ a(b: .5) }',
    '{ a(b: 1e) }',
    '{ a(b: 0x1) }',
    '{ a(b: -) }',
  ],
  ...[
    '{ a(b: "\\u{110000}") }',
    '{ a(b: "\\uD800") }',
    '{ a(b: "\\q") }',
    '{ é }',
    '{ 名 }',
    '{ 😀 }',
  ],
  ...[
    '{ a\u0000b }',
    '{ a\u200bb }',
    '\u202e{ a }',
    'select * from users',
    '<script>',
    '../../etc',
    '%00',
  ],
];

/** Documents that can be parsed but are not valid for the schema. */
export const INVALID_DOCUMENTS: readonly string[] = [
  ...[
    '{ nothing }',
    '{ __proto__ }',
    '{ constructor }',
    '{ toString }',
    '{ hasOwnProperty }',
    '{ __a }',
  ],
  ...[
    '{ products }',
    '{ categories { nothing } }',
    '{ settings { footerText { a } } }',
    '{ _service { sdl } }',
  ],
  ...['{ product { id } }', '{ product(by: null) { id } }', '{ product(by: { slug: 1 }) { id } }'],
  ...[
    '{ product(by: { slug: "a" }, by: { slug: "b" }) { id } }',
    '{ product(by: { slug: "a" }, nothing: "a") { id } }',
    '{ product(by: { slug: "a", id: "b" }) { id } }',
    '{ ...a }',
  ],
  ...[
    '{ ... on Nothing { a } }',
    '{ ... on Product { id } }',
    '{ __typename @nothing }',
    '{ __typename @skip }',
  ],
  ...['{ __typename @include(if: "true") }', '{ __typename @skip(if: true) @skip(if: true) }'],
  ...[
    'query ($a: Nothing) { __typename }',
    'query ($a: Product) { __typename }',
    'query ($a: ID) { __typename }',
  ],
  ...[
    'query ($a: String!, $a: String!) { product(by: { slug: $a }) { id } }',
    '{ product(by: { slug: $a }) { id } }',
  ],
  ...[
    'subscription { a }',
    'mutation { nothing }',
    'mutation { __proto__ }',
    'query A { __typename } query A { __typename }',
  ],
  ...[
    '{ __typename } { __typename }',
    'type A { a: ID }',
    'extend type Query { a: ID }',
    'schema { query: A }',
  ],
  ...[
    'scalar A',
    'directive @a on FIELD',
    'enum A { B }',
    'input A { b: ID }',
    'union A = B',
    'interface A { a: ID }',
  ],
  `{ ${times(14, (n) => `wrong${n}`)} }`,
  `query (${times(50, (n) => `$v${n}: Nothing${n}`)}) { __typename }`,
];
