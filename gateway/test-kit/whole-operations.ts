import {
  getNamedType,
  isCompositeType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { fullSelection } from './full-selection.ts';
import { WHOLE_ARGUMENTS } from './whole-shop.ts';

/** An operation with one root field and all of its fields; `wholeShop` has its data. */
export interface WholeOperation {
  /** The root field; for lists of a customer also the list, e.g. `me.orders`. */
  readonly name: string;
  readonly field: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Deep enough for the products of an order; deeper ones are the same types again. */
const DEPTH = 4;

/** Customers without lists: each list is a separate operation, and the result of `signIn` has none. */
const DEPTHS: Readonly<Record<string, number>> = { me: 1, signIn: 2, updateProfile: 2 };

/** An operation for every query of the schema, by name. */
export function wholeQueries(schema: GraphQLSchema): WholeOperation[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return [...fields.map((field) => operation(schema, 'query', field)), ...customerLists(schema)];
}

/** An operation for every mutation but `uploadReceipt`, whose file is sent in another way. */
export function wholeMutations(schema: GraphQLSchema): WholeOperation[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ name }) => name !== 'uploadReceipt')
    .map((field) => operation(schema, 'mutation', field));
}

function customerLists(schema: GraphQLSchema): WholeOperation[] {
  const customer = schema.getType('Customer');
  if (!isObjectType(customer)) throw new Error('no type Customer');
  return Object.values(customer.getFields()).flatMap(({ name, type }) => {
    const inner = getNamedType(type);
    if (!isObjectType(inner)) return [];
    const query = `{ me { ${name} ${fullSelection(schema, inner.name, DEPTH)} } }`;
    return [{ name: `me.${name}`, field: 'me', query, variables: {} }];
  });
}

function operation(
  schema: GraphQLSchema,
  root: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
): WholeOperation {
  const variables = WHOLE_ARGUMENTS[name] ?? {};
  const used = args.filter((arg) => Object.hasOwn(variables, arg.name));
  const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inner = getNamedType(type);
  const depth = DEPTHS[name] ?? DEPTH;
  const selection = isCompositeType(inner) ? fullSelection(schema, inner.name, depth) : '';
  const query = `${root} ${wrapped(declared)} { ${name}${wrapped(passed)} ${selection} }`;
  return { name, field: name, query, variables };
}

function wrapped(text: string): string {
  return text === '' ? '' : `(${text})`;
}
