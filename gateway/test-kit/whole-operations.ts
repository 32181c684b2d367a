import { getNamedType, isCompositeType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { fullSelection } from './full-selection.ts';
import { WHOLE_ARGUMENTS } from './whole-shop.ts';

/** One field of a root with all of its fields, answered by `wholeShop`. */
export interface WholeOperation {
  readonly field: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Deep enough for the products of an order; deeper ones are the same types again. */
const DEPTH = 4;

/** An operation for every query of the schema, by name. */
export function wholeQueries(schema: GraphQLSchema): WholeOperation[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.map((field) => operation(schema, 'query', field));
}

/** An operation for every mutation but `uploadReceipt`, whose file is sent in another way. */
export function wholeMutations(schema: GraphQLSchema): WholeOperation[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ name }) => name !== 'uploadReceipt')
    .map((field) => operation(schema, 'mutation', field));
}

function operation(
  schema: GraphQLSchema,
  root: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
): WholeOperation {
  const variables = WHOLE_ARGUMENTS[name] ?? {};
  const used = args.filter((arg) => Object.hasOwn(variables, arg.name));
  const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inner = getNamedType(type);
  const selection = isCompositeType(inner) ? fullSelection(schema, inner.name, DEPTH) : '';
  const query = `${root} ${wrapped(declared)} { ${name}${wrapped(given)} ${selection} }`;
  return { field: name, query, variables };
}

function wrapped(text: string): string {
  return text === '' ? '' : `(${text})`;
}
