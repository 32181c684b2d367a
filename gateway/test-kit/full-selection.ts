import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** Arguments that a field needs, by type and field. */
const NEEDED_ARGUMENTS: Readonly<Record<string, string>> = {
  'Product.delivery': '(cityId: "City:3275")',
};

/** Fields whose type is selected in full elsewhere: an operation may have at most 400 fields. */
const SHORT_SELECTIONS: Readonly<Record<string, string>> = {
  'InstallmentOffer.method': '{ id }',
  'ProductVariant.image': '{ url }',
};

/** A selection of every field of a type, and of every type that it leads to, to the given depth. */
export function fullSelection(schema: GraphQLSchema, typeName: string, depth = 6): string {
  const type = schema.getType(typeName);
  if (type === undefined) throw new Error(`no type ${typeName}`);
  return select(schema, type, depth);
}

function select(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string {
  if (isInterfaceType(type)) return `{ __typename ${Object.keys(type.getFields()).join(' ')} }`;
  if (isUnionType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((one) => `... on ${one.name} ${select(schema, one, depth)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) throw new Error(`${type.name} is no object`);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const coordinate = `${type.name}.${field.name}`;
    const call = `${field.name}${NEEDED_ARGUMENTS[coordinate] ?? ''}`;
    if (!isCompositeType(inner)) return [call];
    if (depth <= 1) return [];
    return [`${call} ${SHORT_SELECTIONS[coordinate] ?? select(schema, inner, depth - 1)}`];
  });
  return `{ ${fields.join(' ')} }`;
}

/** The paths of all nulls in a value, e.g. `items.0.rating`. */
export function nullPaths(value: unknown, path: readonly string[] = []): string[] {
  if (value === null || value === undefined) return [path.join('.')];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => nullPaths(part, [...path, key]));
}
