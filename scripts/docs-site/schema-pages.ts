import {
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import {
  argumentTable,
  deprecation,
  description,
  directiveText,
  linkedType,
  paragraphs,
  signature,
} from './schema-text.ts';
import { typePage } from './type-page.ts';

/** The pages of a site: Markdown by path, e.g. `schema/types/Product.md`. */
export type Pages = ReadonlyMap<string, string>;

/** A page for each query, mutation and type, one for all directives, and an index of them. */
export function schemaPages(schema: GraphQLSchema): Pages {
  const types = documentedTypes(schema);
  const pages = new Map<string, string>([
    ['schema/index.md', indexPage(schema, types)],
    ...operationPages(schema.getQueryType(), 'queries'),
    ...operationPages(schema.getMutationType(), 'mutations'),
    ...types.map((type) => [`schema/types/${type.name}.md`, typePage(type, schema)] as const),
    ['schema/directives.md', directivesPage(schema)],
  ]);
  return pages;
}

/** Every type with a page of its own, by name. */
function documentedTypes(schema: GraphQLSchema): readonly GraphQLNamedType[] {
  const roots: readonly unknown[] = [schema.getQueryType(), schema.getMutationType()];
  return Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .filter((type) => !roots.includes(type))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function operationPages(
  root: GraphQLObjectType | null | undefined,
  folder: 'queries' | 'mutations',
): (readonly [string, string])[] {
  return operationNames(root).map((name) => {
    const field = root?.getFields()[name];
    if (field === undefined) throw new Error(`No field ${name}`);
    const text = paragraphs([
      `# ${name}`,
      folder === 'queries' ? 'Query' : 'Mutation',
      description(field),
      deprecation(field),
      directiveText(field.astNode),
      `\`\`\`graphql\n${signature(field)}\n\`\`\``,
      field.args.length > 0 ? '## Arguments' : '',
      argumentTable(field.args, '../types/'),
      '## Returns',
      linkedType(field.type, '../types/'),
    ]);
    return [`schema/${folder}/${name}.md`, text] as const;
  });
}

function operationNames(root: GraphQLObjectType | null | undefined): readonly string[] {
  return Object.keys(root?.getFields() ?? {}).sort();
}

function directivesPage(schema: GraphQLSchema): string {
  const directives = schema.getDirectives().filter((each) => !isSpecifiedDirective(each));
  const sections = directives.flatMap((directive) => [
    `## @${directive.name}`,
    description(directive),
    `On: ${directive.locations.map((location) => `\`${location}\``).join(', ')}`,
    argumentTable(directive.args, 'types/'),
  ]);
  return paragraphs(['# Directives', ...sections]);
}

function indexPage(schema: GraphQLSchema, types: readonly GraphQLNamedType[]): string {
  const list = (folder: string, names: readonly string[]) =>
    names.map((name) => `- [\`${name}\`](${folder}/${name}.md)`).join('\n');
  return paragraphs([
    '# GraphQL schema',
    'Every query, mutation and type, written from `schema/*.graphql`.',
    '## Queries',
    list('queries', operationNames(schema.getQueryType())),
    '## Mutations',
    list('mutations', operationNames(schema.getMutationType())),
    '## Types',
    list(
      'types',
      types.map(({ name }) => name),
    ),
    '## Directives',
    'See [directives](directives.md).',
  ]);
}
