import type { BaseContext } from '@apollo/server';
import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { ResponseHook } from './response-hooks.ts';

/** The header that lists deprecated parts of the schema. */
export const DEPRECATED_FIELDS = 'deprecated-fields';

/** Most names in the header. */
const NAMES_MAX = 20;

/**
 * Sets `Deprecated-Fields` for an operation with deprecated fields, arguments or enum values, e.g.
 * `Product.oldName, Query.items(sort:)`. Cached for each parsed document.
 */
export function deprecatedFields(): ResponseHook<BaseContext> {
  const headers = new WeakMap<DocumentNode, string>();

  const headerOf = (schema: GraphQLSchema, document: DocumentNode): string => {
    const known = headers.get(document);
    if (known !== undefined) return known;
    const header = deprecatedNames(schema, document).slice(0, NAMES_MAX).join(', ');
    headers.set(document, header);
    return header;
  };

  return ({ document, errors, schema, response }) => {
    // Invalid documents were not executed.
    const isExecuted = response.body.kind === 'single' && 'data' in response.body.singleResult;
    if (document === undefined || (errors !== undefined && !isExecuted)) return;
    const header = headerOf(schema, document);
    if (header !== '') response.http.headers.set(DEPRECATED_FIELDS, header);
  };
}

/** The deprecated parts of the schema that a document uses, in its order. */
export function deprecatedNames(schema: GraphQLSchema, document: DocumentNode): string[] {
  const names = new Set<string>();
  const info = new TypeInfo(schema);
  const add = (name: string, part: { deprecationReason?: string | null | undefined } | null) => {
    if (part?.deprecationReason != null) names.add(name);
  };
  const field = () => `${info.getParentType()?.name ?? ''}.${info.getFieldDef()?.name ?? ''}`;
  const visitor = {
    Field: () => add(field(), info.getFieldDef() ?? null),
    Argument: ({ name }: { readonly name: { readonly value: string } }) =>
      add(`${field()}(${name.value}:)`, info.getArgument() ?? null),
    EnumValue: ({ value }: { readonly value: string }) =>
      add(`${String(info.getInputType())}.${value}`, info.getEnumValue() ?? null),
  };
  visit(document, visitWithTypeInfo(info, visitor));
  return [...names];
}
