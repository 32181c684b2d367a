import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { resolvers } from './resolvers.ts';

const require = createRequire(import.meta.url);

/** The SDL of the package `@gawai/schema`, all files joined in the order of their names. */
export function readTypeDefs(): string {
  const folder = dirname(require.resolve('@gawai/schema/package.json'));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

let made: GraphQLSchema | undefined;

/**
 * The schema that can be executed: SDL and resolvers. Made once for the process, as it holds nothing of
 * one gateway. Throws when a resolver has no field.
 */
export function executableSchema(): GraphQLSchema {
  made ??= makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return made;
}
