import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { headingSlug } from './heading-slug.ts';
import {
  argumentTable,
  defaultText,
  deprecation,
  description,
  directiveText,
  linkedType,
  paragraphs,
} from './schema-text.ts';

/** The page of a type. Pages of other types are in the same folder. */
export function typePage(type: GraphQLNamedType, schema: GraphQLSchema): string {
  return paragraphs([
    `# ${type.name}`,
    kindLine(type, schema),
    description(type),
    directiveText(type.astNode),
    ...contents(type),
    ...usedBy(type, schema),
  ]);
}

function kindLine(type: GraphQLNamedType, schema: GraphQLSchema): string {
  if (isObjectType(type)) {
    const interfaces = type.getInterfaces().map((each) => linkedType(each, ''));
    return interfaces.length === 0 ? 'Object' : `Object, implements ${interfaces.join(', ')}`;
  }
  if (isInputObjectType(type)) return type.isOneOf ? 'Input, exactly one field' : 'Input';
  if (isEnumType(type)) return 'Enum';
  if (isInterfaceType(type) || isUnionType(type)) {
    const members = schema.getPossibleTypes(type).map((each) => linkedType(each, ''));
    return `${isUnionType(type) ? 'Union of' : 'Interface of'} ${members.join(', ')}`;
  }
  return 'Scalar';
}

function contents(type: GraphQLNamedType): string[] {
  if (isObjectType(type) || isInterfaceType(type)) {
    return ['## Fields', ...Object.values(type.getFields()).flatMap(outputField)];
  }
  if (isInputObjectType(type)) {
    return ['## Fields', ...Object.values(type.getFields()).flatMap(inputField)];
  }
  if (!isEnumType(type)) return [];
  const values = type
    .getValues()
    .flatMap((value) => [`### ${value.name}`, description(value), deprecation(value)]);
  return ['## Values', ...values];
}

function outputField(field: GraphQLField<unknown, unknown>): string[] {
  return [
    `### ${field.name}`,
    linkedType(field.type, ''),
    description(field),
    deprecation(field),
    directiveText(field.astNode),
    argumentTable(field.args, ''),
  ];
}

function inputField(field: GraphQLInputField): string[] {
  return [
    `### ${field.name}`,
    linkedType(field.type, ''),
    description(field),
    defaultText(field),
    deprecation(field),
  ];
}

/** Every field and argument with this type. */
function usedBy(type: GraphQLNamedType, schema: GraphQLSchema): string[] {
  const uses = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((owner) => usesIn(owner, type, schema));
  return uses.length === 0 ? [] : ['## Used by', uses.map((use) => `- ${use}`).join('\n')];
}

function usesIn(owner: GraphQLNamedType, type: GraphQLNamedType, schema: GraphQLSchema): string[] {
  const is = (used: Parameters<typeof getNamedType>[0]) => getNamedType(used) === type;
  if (isInputObjectType(owner)) {
    const fields = Object.values(owner.getFields()).filter((field) => is(field.type));
    return fields.map(({ name }) => fieldLink(owner.name, name));
  }
  if (!isObjectType(owner) && !isInterfaceType(owner)) return [];
  const fields = Object.values(owner.getFields()).filter(
    (field) => is(field.type) || field.args.some((arg) => is(arg.type)),
  );
  const roots = new Map([
    [schema.getQueryType(), 'queries'],
    [schema.getMutationType(), 'mutations'],
  ]);
  const folder = isObjectType(owner) ? roots.get(owner) : undefined;
  return fields.map(({ name }) =>
    folder === undefined ? fieldLink(owner.name, name) : `[\`${name}\`](../${folder}/${name}.md)`,
  );
}

function fieldLink(owner: string, field: string): string {
  return `[\`${owner}.${field}\`](${owner}.md#${headingSlug(field)})`;
}
