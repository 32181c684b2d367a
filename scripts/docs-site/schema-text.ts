import {
  astFromValue,
  getNamedType,
  isSpecifiedScalarType,
  print,
  type ASTNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
} from 'graphql';

/** Markdown paragraphs with one blank line between them; empty ones are left out. */
export function paragraphs(parts: readonly string[]): string {
  return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`;
}

/** The description of a part of the schema, which is Markdown; empty without one. */
export function description({ description: text }: { description?: string | null | undefined }) {
  return (text ?? '').trim();
}

/** The warning about something deprecated; empty otherwise. */
export function deprecation({
  deprecationReason: reason,
}: {
  deprecationReason?: string | null | undefined;
}): string {
  return reason === null || reason === undefined ? '' : `**Deprecated:** ${reason}`;
}

/** A type with a link to its page, e.g. `[[Product](Product.md)!]!`. `folder` leads to the pages of types. */
export function linkedType(type: GraphQLType, folder: string): string {
  const named = getNamedType(type);
  if (isSpecifiedScalarType(named)) return `\`${String(type)}\``;
  const [before = '', after = ''] = String(type).split(named.name);
  const code = (text: string) => (text === '' ? '' : `\`${text}\``);
  return `${code(before)}[\`${named.name}\`](${folder}${named.name}.md)${code(after)}`;
}

/** What the directives of a field or a type mean for a client; empty without any. */
export function directiveText(node: ASTNode | null | undefined): string {
  const directives = node && 'directives' in node ? (node.directives ?? []) : [];
  const texts = directives
    .filter(({ name }) => name.value !== 'deprecated')
    .map((directive) => `[\`${print(directive)}\`](../directives.md)`);
  return texts.length === 0 ? '' : `Directives: ${texts.join(', ')}`;
}

/** A table of arguments; empty for none. */
export function argumentTable(args: readonly GraphQLArgument[], folder: string): string {
  if (args.length === 0) return '';
  const rows = args.map((arg) => {
    const text = [description(arg), defaultText(arg), deprecation(arg)].filter(Boolean).join(' ');
    return `| \`${arg.name}\` | ${linkedType(arg.type, folder)} | ${cell(text)} |`;
  });
  return ['| Argument | Type | Description |', '| --- | --- | --- |', ...rows].join('\n');
}

/** `Default: …` of an argument or an input field; empty without one. */
export function defaultText({ defaultValue, type }: GraphQLArgument | GraphQLInputField): string {
  const ast = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return ast ? `Default: \`${print(ast)}\`.` : '';
}

/** A field as it is called, e.g. `product(slug: String!): Product`. */
export function signature({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const list = args.map((arg) => `${arg.name}: ${String(arg.type)}`);
  const oneLine = `${name}${list.length === 0 ? '' : `(${list.join(', ')})`}: ${String(type)}`;
  if (oneLine.length <= 80) return oneLine;
  return `${name}(\n${list.map((arg) => `  ${arg}`).join('\n')}\n): ${String(type)}`;
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
}
