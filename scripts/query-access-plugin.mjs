// Plugin of graphql-codegen: writes who a field of `Query` belongs to and which types are public, as
// `@auth` and `@cacheControl` of the SDL declare it (schema/base.graphql).
import { getNamedType, isObjectType } from 'graphql';

const has = (node, directive) =>
  node?.directives?.some(({ name }) => name.value === directive) === true;

const access = ({ astNode, type }) => {
  if (has(astNode, 'auth')) return 'customer';
  return has(getNamedType(type).astNode, 'cacheControl') ? 'public' : 'guest';
};

/** Called by graphql-codegen. */
export function plugin(schema) {
  const fields = Object.values(schema.getQueryType().getFields());
  // What has no identity lies inside other entries of the cache.
  const isEntry = (type) => type === schema.getQueryType() || 'id' in type.getFields();
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && has(type.astNode, 'cacheControl') && isEntry(type),
  );
  const queryAccess = Object.fromEntries(fields.map((field) => [field.name, access(field)]));
  const publicTypes = types.map(({ name }) => name).sort();
  return [
    `export const queryAccess = ${JSON.stringify(queryAccess, null, 2)} as const;`,
    `export const publicTypes = ${JSON.stringify(publicTypes, null, 2)} as const;`,
  ].join('\n\n');
}
