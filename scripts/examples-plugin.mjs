// Plugin of graphql-codegen: writes the operations of docs/schema-guide.md with their variables, for the tabs
// of GraphiQL. e2e/api/schema-guide.spec.ts executes each of them.
import { readFileSync } from 'node:fs';

const EXAMPLE = /```graphql\n(.*?)```(?:\s*```json\n(.*?)```)?/gs;

/** Called by graphql-codegen. */
export function plugin() {
  const guide = readFileSync('docs/schema-guide.md', 'utf8');
  const examples = [...guide.matchAll(EXAMPLE)].map(([, query, variables = null]) => ({
    query,
    variables: variables && JSON.stringify(JSON.parse(variables), null, 2),
  }));
  return `export const examples = ${JSON.stringify(examples, null, 2)} as const;`;
}
