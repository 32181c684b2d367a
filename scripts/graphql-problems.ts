import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, Source, type DocumentNode } from 'graphql';

const namesOf = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
  );

/**
 * What is wrong with the GraphQL files below a folder by themselves: syntax errors with file and line, which
 * graphql-codegen reports without the file, and operations of one name, which it accepts.
 */
export function graphqlProblems(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => join(folder, name));
  const fileOf = new Map<string, string>();
  const problemsOf = (file: string): string[] => {
    try {
      return namesOf(parse(new Source(readFileSync(file, 'utf8'), file))).flatMap((name) => {
        const first = fileOf.get(name);
        if (first !== undefined) return [`The operation "${name}" is in ${first} and in ${file}.`];
        fileOf.set(name, file);
        return [];
      });
    } catch (error) {
      return [String(error)];
    }
  };
  return files.flatMap(problemsOf);
}
