// Plugin of graphql-codegen: writes the settings of a client's cache for the schema. The SDL declares all of it:
// types with an `id`, `@auth` and `@cacheControl` (schema/base.graphql).
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql';

const has = (node, directive) =>
  node?.directives?.some(({ name }) => name.value === directive) === true;

const fieldsOf = (type) => Object.values(type.getFields());
const isKeyed = (type) => 'id' in type.getFields();
const isPublic = (type) => has(type.astNode, 'cacheControl');
const isList = (field) => isListType(getNullableType(field.type));

/** A list of entries, or a page of one. */
const holdsEntries = (field) =>
  isList(field) || getNamedType(field.type).getFields?.().nodes !== undefined;

const access = ({ astNode, type }) => {
  if (has(astNode, 'auth')) return 'customer';
  return isPublic(getNamedType(type)) ? 'public' : 'guest';
};

const objectTypes = (schema) =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .sort((one, other) => one.name.localeCompare(other.name));

/** The types without an `id` that a field holds one of. */
function partsOf(schema, field) {
  if (isList(field)) return [];
  const type = getNamedType(field.type);
  const types = isUnionType(type) ? schema.getPossibleTypes(type) : [type];
  return types.filter((each) => isObjectType(each) && !isKeyed(each));
}

/** Adds the parts of a type and their parts. */
function collectParts(schema, fields, found) {
  for (const part of fields.flatMap((field) => partsOf(schema, field))) {
    if (found.has(part)) continue;
    found.add(part);
    collectParts(schema, fieldsOf(part), found);
  }
  return found;
}

/**
 * A cache has one customer, whose lists the newest response replaces. What one query reads of a part of an
 * entry joins what another read of it. A quote is no entry: its figures belong together.
 */
function typePolicies(schema) {
  const customers = fieldsOf(schema.getQueryType())
    .filter(({ astNode }) => has(astNode, 'auth'))
    .map(({ type }) => getNamedType(type));
  const lists = (type) => fieldsOf(type).filter(holdsEntries);
  const replaced = (type) => lists(type).map(({ name }) => [name, { merge: false }]);
  const singles = customers.map((type) => [
    type.name,
    { keyFields: [], fields: Object.fromEntries(replaced(type)) },
  ]);
  const entries = objectTypes(schema).filter(isKeyed);
  const merged = collectParts(
    schema,
    [
      ...entries.flatMap((type) =>
        fieldsOf(type).filter((field) => !customers.includes(type) || !holdsEntries(field)),
      ),
      ...fieldsOf(schema.getQueryType()).filter(({ type }) => isPublic(getNamedType(type))),
    ],
    new Set(),
  );
  const parts = [...merged].map(({ name }) => [name, { merge: true }]);
  return Object.fromEntries(
    [...singles, ...parts].sort(([one], [other]) => one.localeCompare(other)),
  );
}

/** Called by graphql-codegen. */
export function plugin(schema) {
  const query = schema.getQueryType();
  const types = objectTypes(schema);
  const names = (chosen) => chosen.map(({ name }) => name);
  const roots = [query, schema.getMutationType()];
  const possibleTypes = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => [type.name, names(schema.getPossibleTypes(type)).sort()]);
  const print = (name, value, type = '') =>
    `export const ${name}${type} = ${JSON.stringify(value, null, 2)}${type ? '' : ' as const'};`;
  return [
    '/** The types of each interface and union. */',
    print('possibleTypes', Object.fromEntries(possibleTypes), ': Record<string, string[]>'),
    '/** How a normalised cache identifies and merges types; all others are identified by their `id`. */',
    print('typePolicies', typePolicies(schema)),
    '/** Types without an `id`: a cache stores them inside what holds them. */',
    print('embeddedTypes', names(types.filter((type) => !isKeyed(type) && !roots.includes(type)))),
    '/** Who a field of `Query` belongs to; `guest`: guests receive data of their own. */',
    print(
      'queryAccess',
      Object.fromEntries(fieldsOf(query).map((field) => [field.name, access(field)])),
    ),
    '/** Types with entries of their own in a cache that are the same for all clients. */',
    print(
      'publicTypes',
      names(types.filter((type) => isPublic(type) && (type === query || isKeyed(type)))),
    ),
  ].join('\n');
}
