import { getNamedType, isObjectType, type GraphQLResolveInfo } from 'graphql';
import { collectFields } from './execution/collect-fields.ts';

/** Whether the operation selects `fieldName` of the object type that the field of `info` returns. */
export function isSelected(info: GraphQLResolveInfo, fieldName: string): boolean {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) return false;
  const { schema, fragments, variableValues: variables } = info;
  const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const fields = collectFields({ schema, fragments, variables }, type, sets);
  return [...fields.values()].some(([{ name }]) => name.value === fieldName);
}
